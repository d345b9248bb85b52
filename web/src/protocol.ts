// Made by `make made` from the program's own classes: change those, not this.

/** Take an open seat, or any. The nonce, any text, is mixed into the dice. At a sofa also while the game runs: a seat that a bot or the caretaker plays, or whose person's phone is gone. He who held it has a little time to come back. The name is for whoever plays there, where one person holds a device that is passed round; otherwise one's own. A portrait is one of eight, or `none`; until the game starts whoever sits there may sit down again with another. */
export interface Sit {
  do: "sit";
  id: string;
  seat?: number | null;
  nonce?: string;
  name?: string;
  portrait?: string;
  program?: boolean;
}

/** Host: put a bot into a seat, or into every open one. Without a name the usual one. */
export interface Fill {
  do: "fill";
  id: string;
  seat?: number | null;
  bot?: string | null;
}

/** Host: invite a permanent bot, by its name, to an open seat; it sits down when it comes, if the seat is free. */
export interface Invite {
  do: "invite";
  id: string;
  seat: number;
  bot: string;
}

/** Leave a seat of one's own, or, as host, let somebody leave; once the game runs the caretaker takes it. */
export interface Leave {
  do: "leave";
  id: string;
  seat: number;
}

/** Host: begin; every seat must be filled. */
export interface Start {
  do: "start";
  id: string;
}

/** Answer the question with this number, in the notation of the game. Whoever announces something, or names a card, may say with it what he answers in the window that follows. */
export interface Answer {
  do: "answer";
  id: string;
  seat: number;
  question: number;
  action: string;
  then?: string;
}

/** Take the last answer back, until a die is cast or anybody else's answer opens. Among people an open one only, and the others are asked (`consent`). */
export interface TakeBack {
  do: "takeback";
  id: string;
  seat: number;
}

/** Agree that somebody takes his last answer back, or object, while the question with this number stands. */
export interface Consent {
  do: "consent";
  id: string;
  seat: number;
  question: number;
  agree: boolean;
}

/** Live: ask for a moment more in the window with this number. Nobody is told who has. The table hears it when the breath of the window is over, and now and then although nobody has asked. */
export interface Moment {
  do: "moment";
  id: string;
  seat: number;
  question: number;
}

/** Say that you are there: after your clock ran out again and again, or while the caretaker minds your seat. */
export interface Present {
  do: "present";
  id: string;
  seat: number;
}

/** Untimed: agree that the caretaker plays for somebody the table has waited for; he does when all others have. */
export interface Mind {
  do: "mind";
  id: string;
  seat: number;
}

/** Say in private what this seat will answer when it is asked next; empty takes it back. */
export interface Ahead {
  do: "ahead";
  id: string;
  seat: number;
  action?: string;
}

/** Make a statement of the game, in its notation. */
export interface Say {
  do: "say";
  id: string;
  seat: number;
  statement: string;
}

/** Say something in plain words: as a player, or among those who watch. */
export interface Chat {
  do: "chat";
  id: string;
  text: string;
  seat?: number | null;
}

/** Stamp, cough or applaud: all who listen are told at once, and it is kept nowhere. */
export interface React {
  do: "react";
  id: string;
  seat: number;
  mark: "applause" | "cough" | "stamp";
}

/** Keep these standing orders for a seat, in place of those before (kremlin 13.4). */
export interface Order {
  do: "order";
  id: string;
  seat: number;
  orders?: string[];
}

/** Say when a seat wants to be asked in a window: when it could change something, in every one, or in none but those before which the game may end. At a live table every window stays open to it all the same. */
export interface AskMe {
  do: "askme";
  id: string;
  seat: number;
  when: "acting" | "every" | "matters";
}

/** Say when you are not to be hurried, in minutes after midnight where you live: an answer that would be due then is due at their end. Everybody sees it. As long as they begin and end at once there are none. */
export interface Hours {
  do: "hours";
  id: string;
  seat: number;
  zone?: string;
  starts?: number;
  ends?: number;
}

/** Mail, untimed: ask the others for so many days off, in which no clock of the table runs. */
export interface Holiday {
  do: "holiday";
  id: string;
  seat: number;
  days: number;
}

/** Say that you are back from your holiday: the clocks run again, unless others are away. */
export interface Back {
  do: "back";
  id: string;
  seat: number;
}

/** Ask the others to go on at another tempo: by mail, untimed, or live. All clocks then begin anew. */
export interface Adjourn {
  do: "adjourn";
  id: string;
  seat: number;
  pace: "live" | "mail" | "untimed";
  breath?: number;
  decision?: number;
  sheet?: number;
  poker_face?: boolean;
  deadline?: number;
  quick?: boolean;
  bank?: number;
  sittings?: number[];
  zone?: string;
}

/** Agree to what somebody has proposed to the table, by its number, or object; who has proposed it withdraws it. */
export interface Assent {
  do: "assent";
  id: string;
  seat: number;
  proposal: number;
  agree: boolean;
}

/** Host: stop the clocks. */
export interface Pause {
  do: "pause";
  id: string;
}

/** Host: go on. */
export interface Resume {
  do: "resume";
  id: string;
}

/** Host: let whoever sits there be the host. */
export interface Handover {
  do: "handover";
  id: string;
  seat: number;
}

/** Host: end the table. */
export interface Finish {
  do: "finish";
  id: string;
}

/** Give the game up: the caretaker plays on. */
export interface Concede {
  do: "concede";
  id: string;
  seat: number;
}

/** Agree that the game ends here; it does when all who are there have. The archives open only if also those have who are away, or were removed: they may agree too, for the seat they had. */
export interface Agree {
  do: "agree";
  id: string;
  seat: number;
}

/** Host: a link that gives a seat to whoever opens it first, for somebody who has lost his token. While the game runs it works for a seat nobody plays by hand, and gives it when who held it has had time to refuse. */
export interface SeatLink {
  do: "seatlink";
  id: string;
  seat: number;
}

/** Let nobody have the seat you held; or, as who would have it, or as host, take that back. */
export interface Refuse {
  do: "refuse";
  id: string;
  seat: number;
}

/** Let whoever would have the seat you held have it at once. */
export interface Allow {
  do: "allow";
  id: string;
  seat: number;
}

/** Make another table with the same people, bots and options. */
export interface Rematch {
  do: "rematch";
  id: string;
}

/** Where a game is to begin: at a moment of a finished one, by its number in the archives, or in a position. */
export interface Beginning {
  table?: string;
  moment?: number;
  position?: string;
}

/** A table to be made. `bots` are put into the last seats; `sit` seats its maker at once. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string>;
  pace?: "bots" | "live" | "mail" | "solo" | "untimed";
  breath?: number;
  decision?: number;
  sheet?: number;
  poker_face?: boolean;
  deadline?: number;
  quick?: boolean;
  bank?: number;
  sittings?: number[];
  zone?: string;
  listed?: boolean;
  advice?: boolean;
  title?: string;
  bots?: string[];
  sit?: boolean;
  nonce?: string;
  scale?: number;
  when_all_in?: boolean;
  begins?: Beginning | null;
  sofa?: boolean;
}

/** Somebody who comes in. */
export interface NewPerson {
  name: string;
  invite?: string;
}

/** Another name. */
export interface Called {
  name: string;
}

/** A letter that is wanted. */
export interface AskMail {
  address: string;
  lang?: string;
}

/** What the browser has made. */
export interface PasskeyMade {
  credential: Record<string, unknown>;
}

/** What the browser has signed. */
export interface PasskeyShown {
  credential: Record<string, unknown>;
  instead?: boolean;
}

/** The name is for somebody whom nobody knows here yet. Whoever is somebody here already becomes another only if he says so: `instead`. */
export interface OpenLink {
  name?: string;
  instead?: boolean;
}

/** Whom you would rather not meet, or not hear: who has that seat, or talked there without one under that name. */
export interface NewOther {
  table: string;
  seat?: number | null;
  name?: string;
  blocked?: boolean | null;
  muted?: boolean | null;
}

/** A word to whoever hosts this house. What is quoted must have been said there by whom it is about. */
export interface NewReport {
  table: string;
  reason: "cheating" | "insult" | "name" | "other" | "threat";
  seat?: number | null;
  name?: string;
  text?: string;
  words?: string;
}

/** That a program plays under your name, and what: then hosts may invite it by that name. */
export interface PermanentBot {
  bot: string;
  knows: string[];
}

/** What has been answered in a lesson so far. */
export interface LessonAnswers {
  answers: string[];
}

/** An answer to a problem. */
export interface ProblemAnswer {
  answer?: string;
}

/** What a browser seals its push notices by. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Another way to be called. */
export interface NewChannel {
  kind: "hook" | "mail" | "push";
  address: string;
  form?: "discord" | "json" | "ntfy";
  keys?: PushKeys | null;
}

/** In which language, and when not, somebody is to be called. */
export interface CallHours {
  lang: string;
  zone?: string;
  quiet?: [number, number] | null;
}

/** Whether to be called to a table. */
export interface TableCalls {
  on: boolean;
}

/** Somebody who is to have a seat. */
export interface TakerInfo {
  name: string;
  until: number;
  alike: boolean;
}

/** When somebody wants to be left alone, in minutes after midnight where he lives; they may go past midnight. */
export interface QuietHours {
  zone: string;
  starts: number;
  ends: number;
}

/** Who sits where, as everybody may know. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  minded: boolean;
  alike: boolean;
  shares: number[];
  taker: TakerInfo | null;
  wished: number[];
  comrade: string | null;
  level: string;
  portrait: string | null;
  talk: number;
  bank: number | null;
  hours: QuietHours | null;
  holiday: number | null;
  program: boolean;
}

/** How a table keeps time. `live`: windows last a breath, sealed questions open when all answers are in, and everything has a clock. `untimed`: it waits until all people asked have answered. `mail`: it does for days, and whatever is sealed opens at fixed times. `solo`: one person against bots, who waits for nobody. `bots`: nobody waits. */
export interface Tempo {
  pace: "bots" | "live" | "mail" | "solo" | "untimed";
  scale: number;
  decision: number;
  sheet: number;
  when_all_in: boolean;
  breath: number;
  poker_face: boolean;
  deadline: number;
  quick: boolean;
  bank: number;
  sittings: number[];
  zone: string;
}

/** Somebody without whose word the archives stay shut. */
export interface SilentInfo {
  seat: number;
  name: string;
  former: boolean;
}

/** A game that began in the middle: whoever knows the archive, or the position, knows what was hidden by then. */
export interface BeganInfo {
  of: "archive" | "position";
  table: string;
  moment: number;
}

/** What somebody has proposed to the others. Everybody may know who has agreed. */
export interface ProposalInfo {
  id: number;
  seat: number;
  agreed: number[];
  awaits: number[];
  days: number;
  tempo: Tempo | null;
}

/** A table, as everybody may know it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  tempo: Tempo;
  title: string;
  listed: boolean;
  status: "closed" | "open" | "over" | "paused" | "running";
  commitment: string;
  host: number | null;
  agreed: number[];
  silent: SilentInfo[];
  rests: boolean;
  next_table: string;
  mixed: string;
  advice: boolean;
  began: BeganInfo | null;
  sofa: string;
  bank: number | null;
  proposal: ProposalInfo | null;
}

/** How many of the faces of a die that may be cast bring something about. */
export interface OddsInfo {
  of: string;
  who: string;
  hits: number;
  faces: number;
}

/** An answer that deserves a button of its own. */
export interface OfferInfo {
  action: string;
  label: unknown;
  leads_to: unknown;
}

/** Points against points: what this seat would have to show to have somebody, and what it has. */
export interface ScaleInfo {
  who: string;
  written: number;
  shown: number;
  most: number;
  enough: number | null;
  theirs: number;
  theirs_of: number | null;
}

/** What a question means to this seat, from its own view. Every line is a value that the game's words tell. */
export interface BriefInfo {
  head: unknown;
  stakes?: unknown;
  about?: string[];
  strikes?: string[];
  offers?: OfferInfo[];
  scale?: ScaleInfo | null;
  matters?: boolean;
  decisive?: boolean;
}

/** Somebody asks the others to take his last answer back. Everybody may know who has agreed. */
export interface UndoInfo {
  seat: number;
  agreed: number[];
  awaits: number[];
}

/** What stands to be answered. It says who is asked, never who has answered. */
export interface QuestionInfo {
  id: number;
  asked: number[];
  steps: unknown;
  window: boolean;
  deadline: number | null;
  options: string[] | number | null;
  answer: string | null;
  odds: OddsInfo[];
  takes_back: string;
  moment: boolean;
  moment_asked: boolean;
  moments_left: number | null;
  brief: BriefInfo | null;
  undo: UndoInfo | null;
  due: number | null;
  sitting: number | null;
}

export interface ChatLine {
  name: string;
  text: string;
  seat: number | null;
  alike: boolean;
}

/** Something that the whole table is told of a seat, or of its clock; or a seat alone, of itself. */
export interface NoticeInfo {
  what: "adjourn-proposed" | "adjourned" | "back-proposed" | "back-refused" | "back-withdrawn" | "claimed" | "conceded" | "filled" | "holiday" | "holiday-over" | "holiday-proposed" | "kept" | "late" | "late-sealed" | "left" | "moment" | "proposal-refused" | "proposal-withdrawn" | "refused" | "removed" | "taken-back" | "then-impossible" | "then-unneeded" | "took" | "withdrawn";
  seat: number;
  name: string;
  after: number;
  other: string;
  until: number;
  alike: boolean;
  action: string;
}

/** All this seat may know: the first thing on a stream. `n` is the number of the last message it includes. */
export interface Hello {
  type: "hello";
  n: number;
  protocol: number;
  at: number;
  table: TableInfo;
  view: unknown;
  question?: QuestionInfo | null;
  chat?: ChatLine[];
  orders?: string[];
  ahead?: string;
  yours?: number[];
  hosting?: boolean;
  seed?: string;
  salt?: string;
  nonces?: string;
  notices?: NoticeInfo[];
  lost?: number[];
  claims?: number | null;
  still_there?: boolean;
  reasons?: unknown;
  ask_me?: "acting" | "every" | "matters";
}

/** One of the moments an update is made of, as this seat saw it: what changed, and what happened. */
export interface MomentInfo {
  asked?: number[];
  public?: unknown;
  gone?: unknown;
  secrets?: unknown;
  events?: unknown;
}

/** Why not: an id and its arguments for the words of every language, and the rule that forbids it. */
export interface Why {
  id: string;
  rule: string;
  args: Record<string, number | string>;
}

/** What has changed since the message before. Parts that are left out have not. `public` holds the fields of the view's public part that changed; of a field that is a mapping only the keys that changed, and in `gone` those that are there no more. `secrets` likewise. */
export interface Update {
  type: "update";
  n: number;
  at: number;
  public?: unknown;
  gone?: unknown;
  secrets?: unknown;
  events?: unknown;
  kept?: number | null;
  question?: QuestionInfo | null;
  table?: TableInfo | null;
  chat?: ChatLine[];
  notices?: NoticeInfo[];
  orders?: string[] | null;
  ahead?: string | null;
  still_there?: boolean | null;
  ask_me?: "acting" | "every" | "matters" | null;
  seed?: string;
  salt?: string;
  nonces?: string;
  answers?: Record<number, string> | null;
  reasons?: unknown;
  moments?: MomentInfo[];
  missing?: Why | null;
  done?: string;
  answer?: string | null;
}

/** A command was done; it will not be lost. */
export interface Done {
  type: "done";
  id: string;
  link?: string;
  table?: string;
  before?: number;
}

/** A command was refused, and nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  why: Why;
  question?: QuestionInfo | null;
}

/** Who is connected now. It has no number, is kept nowhere, and depends on connections alone. */
export interface Here {
  type: "here";
  seats: number[];
  watching: number;
}

/** A game of bots alone waits its turn, or has it now. Like `here` it has no number, and is kept nowhere. */
export interface Turn {
  type: "turn";
  before: number;
}

/** Somebody stamps, coughs or applauds. Like `here` it has no number, and is kept nowhere. */
export interface Reaction {
  type: "reaction";
  seat: number;
  mark: "applause" | "cough" | "stamp";
}

/** What the host of the house has to say to everybody, until it is withdrawn. Like `here` it has no number. */
export interface Announced {
  type: "announced";
  text: string;
}

/** What there is at the entrance of this hall. */
export interface HallInfo {
  closed: boolean;
  mail: boolean;
  passkeys: boolean;
}

/** A passkey: where it was made, and when it was last used, to the hour. */
export interface PasskeyInfo {
  id: string;
  browser: string;
  system: string;
  since: number;
  seen: number | null;
}

/** What you have left here to come back by. */
export interface AccountInfo {
  address: string;
  passkeys: PasskeyInfo[];
  called: boolean;
}

/** If there is anybody to write to, a letter is on its way; the same is said if there is not. */
export interface Posted {
  minutes: number;
}

/** What a browser is to be asked for, in the JSON of WebAuthn. */
export interface Ceremony {
  options: Record<string, unknown>;
}

/** The token is the one secret a person has here: for programs; browsers keep it as a cookie. */
export interface Welcome {
  name: string;
  token: string;
  table: string;
}

export interface Link {
  code: string;
  table: string;
}

/** The table whose screen has a code. */
export interface Sofa {
  table: string;
}

/** Where a link leads: this device to a person, a seat or a mail address to one, or somebody to the table that has called him. */
export interface LinkInfo {
  leads: "call" | "device" | "mail" | "seat";
  name: string;
  you: string;
  mine: boolean;
  table: string;
  game: string;
  title: string;
  seat: number | null;
}

/** Somewhere one is signed in. What is not known is empty, or null. */
export interface DeviceInfo {
  id: string;
  browser: string;
  system: string;
  since: number;
  seen: number | null;
  here: boolean;
  only: string[];
}

export interface Me {
  name: string;
  tables: TableInfo[];
  only: string[];
}

/** A table of yours that is not over. */
export interface GoingInfo {
  table: TableInfo;
  yours: number[];
  hosting: boolean;
  turn: boolean;
  asked: number[];
  deadline: number | null;
  since: number;
}

/** Who sat where when a table was over. */
export interface FinishedSeat {
  seat: number;
  kind: "bot" | "person";
  name: string;
  comrade: string | null;
  level: string;
  won: boolean | null;
  me: boolean;
  left: boolean;
}

/** A table of yours that is over. */
export interface FinishedInfo {
  id: string;
  game: string;
  title: string;
  status: "closed" | "over";
  over_at: number;
  seats: FinishedSeat[];
  outcome: unknown;
}

/** Your tables. */
export interface MyTables {
  at: number;
  going: GoingInfo[];
  over: FinishedInfo[];
  total: number;
}

/** What you have to your name in one game. */
export interface GameCareer {
  game: string;
  games: number;
  won: number;
  deeds: Record<string, number>;
}

/** Somebody you have played with: a person, or one of the comrades. */
export interface CompanyInfo {
  name: string;
  comrade: string | null;
  games: number;
}

/** What you have to your name: games that came to their end, from their beginning, in one seat of yours. */
export interface Career {
  games: number;
  won: number;
  since: number | null;
  by_game: GameCareer[];
  company: CompanyInfo[];
}

/** Somebody on your list. The name is the one he went by when you met. */
export interface OtherInfo {
  id: string;
  name: string;
  blocked: boolean;
  muted: boolean;
  since: number;
}

/** Where those sit at a table whom you have on your list; and the names of those who talk there without a seat. */
export interface OthersHere {
  blocked_seats: number[];
  muted_seats: number[];
  muted_names: string[];
}

/** It lies with the host. */
export interface Reported {
  at: number;
}

/** You are forgotten: at so many tables a comrade sat in your place. */
export interface Farewell {
  tables: number;
}

/** A table you sat at, hosted or talked at, and what you did there. */
export interface ExportedTable {
  id: string;
  game: string;
  title: string;
  status: string;
  since: number;
  hosting: boolean;
  sat: (Record<string, unknown>)[];
  done: (Record<string, unknown>)[];
  results: (Record<string, unknown>)[];
  outcome: unknown;
  known: unknown[];
}

/** Everything of yours that this house keeps. */
export interface Export {
  form: number;
  version: string;
  at: number;
  name: string;
  since: number;
  devices: (Record<string, unknown>)[];
  besides: Record<string, unknown>;
  others: OtherInfo[];
  reports: (Record<string, unknown>)[];
  tables: ExportedTable[];
}

/** A permanent bot of this house. */
export interface BotInfo {
  name: string;
  bot: string;
  knows: string[];
  present: boolean;
}

/** A seat your program is invited to, at a table that has not begun. */
export interface InvitedInfo {
  table: string;
  game: string;
  seat: number;
  since: number;
}

/** An answer one might give, in notation. */
export interface Suggestion {
  action: string;
}

/** An answer, in notation, and how often it would be given, of 1. */
export interface WeighedInfo {
  action: string;
  share: number;
}

/** Something a bot believes, and why, the most telling first: values that the game's words tell, as in a brief. */
export interface GroundInfo {
  belief: unknown;
  because: unknown;
}

/** What a bot would answer, or has answered, and what it thinks of it. */
export interface OpinionInfo {
  bot: string;
  question: number;
  how: "bound" | "draws" | "mute" | "strays" | "weighs" | "writes";
  action: string;
  weighed: WeighedInfo[];
  grounds: GroundInfo[];
}

/** When something was believed: the step of the archives, and the year or round. */
export interface BeliefMoment {
  n: number;
  year: number;
}

/** What was believed of one thing, moment by moment, beside what it was. Things are pairs: the noun of the game's words, and which. */
export interface BeliefTrack {
  about: [string, string];
  may_be: ([string, string])[];
  likely: number[][];
  truth: number[];
  because: unknown;
}

/** What a seat of a finished game could have known, through a lens. */
export interface Beliefs {
  seat: number;
  lens: string;
  lenses: string[];
  course: BeliefMoment[];
  tracks: BeliefTrack[];
}

/** One line of a drawing, and of the table behind it. */
export interface RowInfo {
  of: [string, string];
  cells: (number | string | null)[];
  truth?: (number | string | null)[];
}

/** A drawing of a finished game: rows over columns, which are years, or things of the game. */
export interface ChartInfo {
  id: string;
  drawn: "grid" | "lines";
  columns: ([string, string])[];
  rows: RowInfo[];
  kind: string;
  moments: number[];
}

/** A moment at which a game turned, and what there is to say of it: things that have a name, and numbers. */
export interface TurnInfo {
  n: number;
  kind: string;
  slots: Record<string, [string, string] | number>;
}

/** A finished game as a whole. */
export interface ChartsInfo {
  charts: ChartInfo[];
  turns: TurnInfo[];
}

/** What somebody could have answered, and what he did; seat 0 is chance. */
export interface ChoiceInfo {
  seat: number;
  options: string[] | number;
  answer: string;
}

/** A question of a finished game in which somebody had a choice. */
export interface CrossroadsInfo {
  n: number;
  steps: unknown;
  window: boolean;
  choices: ChoiceInfo[];
}

/** A way for a game to end: who won, by the rulebook's word for them, and by which rule. */
export interface EndingInfo {
  winners: number[];
  who: string;
  rule: string;
  times: number;
}

/** How a game ended when bots played on with another answer, and with the one given; on the same dice. */
export interface WhatIf {
  bot: string;
  times: number;
  games: number;
  instead: EndingInfo[];
  really: EndingInfo[];
  turned: number;
  ended: EndingInfo | null;
}

/** A record that somebody has brought, and that the rules allow. */
export interface BroughtInfo {
  hello: Hello;
  moves: number;
  rolls: number | null;
}

/** The rules of a game: each number with its text, in order; a number without a point is a section and its title. */
export interface RulesPage {
  introduction: string;
  rules: ([string, string])[];
}

/** What happens in a paragraph of the example of a game's rules, and what of it is drawn. */
export interface PictureInfo {
  shows: string;
  update: Update | null;
}

/** What is drawn in the rules of a game. */
export interface RulesPictures {
  hello: Hello | null;
  paragraphs: PictureInfo[];
  figures: Record<string, Hello>;
}

/** The words of a game as Fluent messages, and what is needed to put its values into them. */
export interface WordsPage {
  fluent: string;
  lexicon: Record<string, unknown>;
}

/** Something about a game that can be chosen. */
export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  rule: string;
}

/** A comrade, and what it is set to: a bot's name like the others, but for a person's. */
export interface ComradeInfo {
  id: string;
  level: string;
  talk: number;
  honest: number;
}

/** A game that is played here. */
export interface GameInfo {
  game: string;
  rules_version: number;
  protocol: number;
  seats: [number, number];
  options: OptionInfo[];
  bots: string[];
  usual: string;
  newcomer: string[];
  windows: boolean;
  comrades: ComradeInfo[];
  lesson: boolean;
}

/** Where these answers lead in a lesson, as the seat of whoever learns would see it at a table. */
export interface LessonInfo {
  screen: string;
  number: number;
  last: number;
  asks: boolean;
  seat: number;
  hello: Hello;
  update: Update | null;
}

/** One of the problems of a game. */
export interface ProblemTitle {
  game: string;
  number: number;
  title: string;
}

/** The problems there are. */
export interface ProblemsInfo {
  problems: ProblemTitle[];
  today: number;
}

/** A problem: find the one best answer. */
export interface ProblemInfo {
  title: string;
  task: string;
  house: string;
  seat: number;
  hello: Hello;
}

/** What an answer to a problem is worth. */
export interface Judged {
  right: boolean;
  worth: number | null;
  most: number;
  best: string;
  why: string;
}

/** A piece of news. */
export interface Item {
  kind: string;
  text: string;
  title: string;
  who: string[];
  events: number[];
}

/** Somebody in the picture of an edition, or who was until then. */
export interface Portrait {
  who: string;
  state: "" | "cured" | "dead" | "fallen" | "removed" | "risen";
  place: string;
}

/** How something that is counted stands. */
export interface Score {
  id: string;
  name: string;
  points: number;
}

/** A front page. */
export interface Edition {
  number: number;
  when: "end" | "half" | "year";
  year: number;
  date: string;
  headline: Item;
  deck: Item;
  lead: Item[];
  notices: Item[];
  portraits: Portrait[];
  track: string[];
  score: Score[];
  weather: number;
  box: Item[];
  turning: Item[];
}

/** A way you are called. */
export interface ChannelInfo {
  id: string;
  kind: "hook" | "mail" | "push";
  name: string;
  form: string;
  since: number;
  confirmed: boolean;
  works: boolean;
  here: boolean;
}

/** How you are called, and how you could be. */
export interface CallsInfo {
  push: string;
  mail: boolean;
  hooks: boolean;
  channels: ChannelInfo[];
  lang: string;
  zone: string;
  quiet: [number, number] | null;
  off: string[];
  own: string;
}

/** What a link in a call would confirm, or end. */
export interface ChannelEnd {
  kind: "hook" | "mail" | "push";
  name: string;
  person: string;
  table: string;
  done: boolean;
}

export type AnyCommand = Sit | Fill | Invite | Leave | Start | Answer | TakeBack | Consent | Moment | Present | Mind | Ahead | Say | Chat | React | Order | AskMe | Hours | Holiday | Back | Adjourn | Assent | Pause | Resume | Handover | Finish | Concede | Agree | SeatLink | Refuse | Allow | Rematch;

export type AnyMessage = Hello | Update | Done | Refused | Here | Turn | Reaction | Announced;
