// Made by `make made` from the program's own classes: change those, not this.

/** Take the given seat, or any open one. The nonce, any text, is mixed into the dice. At a sofa table a person may also take a seat of a running game, if a bot or the caretaker plays it, or if its player's phone is disconnected. The former player has 20 s to come back. `name` is for a player who shares a device that is passed round; other players sit under their own names. A portrait is one of eight, or `none` for one drawn by lot. A player may change it at any time by sitting down again. */
export interface Sit {
  do: "sit";
  id: string;
  seat?: number | null;
  nonce?: string;
  name?: string;
  portrait?: string;
  program?: boolean;
}

/** For the host: put a bot into a seat, or into every open seat. Without a name the server chooses. */
export interface Fill {
  do: "fill";
  id: string;
  seat?: number | null;
  bot?: string | null;
}

/** For the host: invite a permanent bot, by its name, to an open seat. The bot sits down when its program connects, if the seat is still free. */
export interface Invite {
  do: "invite";
  id: string;
  seat: number;
  bot: string;
}

/** Leave your seat, or, as host, remove a player. Once the game runs, the caretaker plays that seat. */
export interface Leave {
  do: "leave";
  id: string;
  seat: number;
}

/** For the host: start the game; every seat must be taken. */
export interface Start {
  do: "start";
  id: string;
}

/** Answer the question with this number, in the notation of the game. A player who announces something or names a card may add in `then` how they answer in the window that follows. */
export interface Answer {
  do: "answer";
  id: string;
  seat: number;
  question: number;
  action: string;
  then?: string;
}

/** Take your last answer back, as long as no die has been rolled and no other player's answer has opened since. Among people only an open answer can be taken back, and the other players have to agree (`consent`). */
export interface TakeBack {
  do: "takeback";
  id: string;
  seat: number;
}

/** Agree or object to another player taking their last answer back, while the question with this number stands. */
export interface Consent {
  do: "consent";
  id: string;
  seat: number;
  question: number;
  agree: boolean;
}

/** At live tables: ask for more time in the window with this number. Nobody is told who has asked. The table announces the extension when the window's time is up. Now and then it extends a window without a request. While a floor is open, it gives everybody more time to talk, and everybody sees it. */
export interface MoreTime {
  do: "moment";
  id: string;
  seat: number;
  question: number;
}

/** Say that you have nothing more to say on the floor, or take that back. Answering the question says it too. */
export interface Ready {
  do: "ready";
  id: string;
  seat: number;
  ready?: boolean;
}

/** For the host: hold the floor, let it go on, or close it at once. */
export interface Floor {
  do: "floor";
  id: string;
  hold?: boolean | null;
  close?: boolean;
}

/** Tell the others that you write a public line. The server does not store it. */
export interface ShowTyping {
  do: "typing";
  id: string;
  seat: number;
}

/** Say that you are there, after your clock ran out repeatedly or while the caretaker plays your seat. */
export interface Present {
  do: "present";
  id: string;
  seat: number;
}

/** At untimed tables: vote that the caretaker plays for a player the table waits for. The caretaker takes over when all others who play by hand have voted for it. */
export interface Mind {
  do: "mind";
  id: string;
  seat: number;
}

/** Answer in advance, in private, the next question to this seat; an empty action withdraws the answer. */
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

/** Write a chat message: with a seat as a player, without one among the spectators. */
export interface Chat {
  do: "chat";
  id: string;
  text: string;
  seat?: number | null;
}

/** Stamp, cough or applaud. The server tells everybody connected at once and does not store it. */
export interface React {
  do: "react";
  id: string;
  seat: number;
  mark: "applause" | "cough" | "stamp";
}

/** Set the standing orders of a seat, replacing earlier ones (kremlin 13.4). */
export interface Order {
  do: "order";
  id: string;
  seat: number;
  orders?: string[];
}

/** Set when a seat is asked in a window: if it could change something, also if it could play a card, always, or only if it must. A seat must be asked if the game may end after the window. At a live table all windows stay open to all seats. */
export interface AskMe {
  do: "askme";
  id: string;
  seat: number;
  when: "acting" | "cards" | "every" | "matters";
}

/** Pass every window until the phase ends, in private; or stop doing so. Each pass counts as an answer, so nobody waits for the seat. Unlike the answer `waive`, it commits to nothing. */
export interface PassPhase {
  do: "passphase";
  id: string;
  seat: number;
  passes: boolean;
}

/** Set your quiet hours, in minutes after midnight in your time zone. An answer that is due within your quiet hours is due at their end instead. Everybody sees your quiet hours. With the same minute as start and end you have none. */
export interface Hours {
  do: "hours";
  id: string;
  seat: number;
  zone?: string;
  starts?: number;
  ends?: number;
}

/** At correspondence and untimed tables: ask the others for this many days off. No clock of the table runs during a holiday. */
export interface Holiday {
  do: "holiday";
  id: string;
  seat: number;
  days: number;
}

/** Say that you are back from your holiday: the clocks run again, unless others are away. */
export interface EndHoliday {
  do: "back";
  id: string;
  seat: number;
}

/** Propose to continue at another tempo: correspondence, untimed or live. All clocks then start from their full time. */
export interface Adjourn {
  do: "adjourn";
  id: string;
  seat: number;
  pace: "live" | "mail" | "untimed";
  breath?: number;
  decision?: number;
  sheet?: number;
  poker_face?: boolean;
  in_step?: boolean;
  talk?: "brief" | "call" | "none" | "open";
  deadline?: number;
  quick?: boolean;
  bank?: number;
  sittings?: number[];
  zone?: string;
}

/** Agree or object to the proposal with this number. The player who made the proposal withdraws it by objecting. */
export interface Assent {
  do: "assent";
  id: string;
  seat: number;
  proposal: number;
  agree: boolean;
}

/** For the host: stop the clocks. */
export interface Pause {
  do: "pause";
  id: string;
}

/** For the host: continue after a pause. */
export interface Resume {
  do: "resume";
  id: string;
}

/** For the host: make the player in this seat the host. */
export interface Handover {
  do: "handover";
  id: string;
  seat: number;
}

/** For the host: close the table before the game's end. */
export interface Finish {
  do: "finish";
  id: string;
}

/** Give up the game; the caretaker plays on in your seat. */
export interface Concede {
  do: "concede";
  id: string;
  seat: number;
}

/** Agree to end the game here. It ends when all players who are present have agreed. The archives open only if players who are away or were removed agree too, each for the seat they had. */
export interface Agree {
  do: "agree";
  id: string;
  seat: number;
}

/** For the host: make a link that gives a seat to the first person who opens it. The link is meant for a player who has lost their token. While the game runs, it works only for a seat that no person plays, and the former player has time to refuse first. */
export interface SeatLink {
  do: "seatlink";
  id: string;
  seat: number;
}

/** Refuse to let anybody take over the seat you held. With it, the claimant or the host withdraws a claim. */
export interface Refuse {
  do: "refuse";
  id: string;
  seat: number;
}

/** Let the claimant take over, at once, the seat you held. */
export interface Allow {
  do: "allow";
  id: string;
  seat: number;
}

/** Make another table with the same people, bots and options. At a sofa only people with a connection get a seat. */
export interface Rematch {
  do: "rematch";
  id: string;
}

/** Where a game begins: at a moment of a finished game, by its number in the archives, or in a given position. */
export interface Beginning {
  table?: string;
  moment?: number;
  position?: string;
}

/** A request for a new account. */
export interface NewPerson {
  name: string;
  invite?: string;
}

/** A request to change one's name. */
export interface RenameRequest {
  name: string;
}

/** A request to open a link. The name is for a new person. `instead` is required to become another person on a device that is signed in. It is also required to become the person who claims an e-mail address, unless the device is signed in as that person. */
export interface OpenLink {
  name?: string;
  instead?: boolean;
}

/** A request for a sign-in or confirmation e-mail. */
export interface AskMail {
  address: string;
  lang?: string;
}

/** The browser's reply to making a passkey. */
export interface PasskeyMade {
  credential: Record<string, unknown>;
}

/** The browser's reply to signing in with a passkey. */
export interface PasskeyShown {
  credential: Record<string, unknown>;
  instead?: boolean;
}

/** Block or mute a person: the player in the given seat of a table, or the person who chatted there without a seat under the given name. */
export interface NewOther {
  table: string;
  seat?: number | null;
  name?: string;
  blocked?: boolean | null;
  muted?: boolean | null;
}

/** A complaint to the server's host. The person reported must have said the quoted words at that table. */
export interface NewReport {
  table: string;
  reason: "cheating" | "insult" | "name" | "other" | "threat";
  seat?: number | null;
  name?: string;
  text?: string;
  words?: string;
}

/** A note that you keep for yourself at a table. A note with an empty text is deleted. */
export interface Note {
  subject: string;
  text: string;
}

/** Your notes in a seat of a table. Nobody else can read them, not even who takes the seat after you. */
export interface Notes {
  notes: Note[];
}

/** Registers a program that plays under your name, with the games it knows. Hosts may then invite it by that name. */
export interface PermanentBot {
  bot: string;
  knows: string[];
}

/** Language, time zone and quiet hours of a person's notifications. */
export interface CallHours {
  lang: string;
  zone?: string;
  quiet?: [number, number] | null;
}

/** The keys with which push messages to a browser are encrypted. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A notification channel to be added. */
export interface NewChannel {
  kind: "hook" | "mail" | "push";
  address: string;
  form?: "discord" | "json" | "ntfy";
  keys?: PushKeys | null;
}

/** Whether notifications about a table are on. */
export interface TableCalls {
  on: boolean;
}

/** The answers given in a lesson so far. */
export interface LessonAnswers {
  answers: string[];
}

/** An answer to a problem. An empty one asks for the solution. */
export interface ProblemAnswer {
  answer?: string;
}

/** Options of a new table. `bots` get the last seats; `sit` gives seat 1 to the person who makes the table. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string>;
  pace?: "bots" | "live" | "mail" | "solo" | "untimed";
  breath?: number;
  decision?: number;
  sheet?: number;
  poker_face?: boolean;
  in_step?: boolean;
  talk?: "brief" | "call" | "none" | "open";
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

/** A person who has claimed a seat of a running game. */
export interface TakerInfo {
  name: string;
  until: number;
  alike: boolean;
}

/** A daily period, in minutes after local midnight, in which a person wants no notification; it may span midnight. */
export interface QuietHours {
  zone: string;
  starts: number;
  ends: number;
}

/** One seat and its player, as everybody may know. */
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

/** The time control of a table. `live`: every question has a clock, windows last some seconds, and sealed questions open when all answers are in. `untimed`: the table waits until all players asked have answered. `mail` (correspondence): the table waits for days, and sealed answers open at fixed times of day. `solo`: one person against bots, without waiting. `bots`: bots only. */
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
  in_step: boolean;
  talk: "brief" | "call" | "none" | "open";
}

/** A player whose consent is needed before the archives open. */
export interface SilentInfo {
  seat: number;
  name: string;
  former: boolean;
}

/** A game that began in the middle. Readers of the archive or position where it began know what was hidden there. */
export interface BeganInfo {
  of: "archive" | "position";
  table: string;
  moment: number;
}

/** A player's proposal to the others, with the seats that have agreed. */
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

/** How many faces of the next die have a certain effect. */
export interface OddsInfo {
  of: string;
  who: string;
  hits: number;
  faces: number;
}

/** An answer that the page shows as a button of its own. */
export interface OfferInfo {
  action: string;
  label: unknown;
  leads_to: unknown;
}

/** Influence points on one politician: the points this seat has, and the points it would have to declare. */
export interface ScaleInfo {
  who: string;
  written: number;
  shown: number;
  most: number;
  enough: number | null;
  theirs: number;
  theirs_of: number | null;
}

/** The cost of every answer of one kind, as shown on its button. */
export interface CostInfo {
  kind: string;
  line: unknown;
}

/** A summary of a question for this seat, made from its own view. Every line is a value of the game. */
export interface BriefInfo {
  head: unknown;
  stakes?: unknown;
  about?: string[];
  strikes?: string[];
  offers?: OfferInfo[];
  scale?: ScaleInfo | null;
  matters?: boolean;
  decisive?: boolean;
  stake?: unknown;
  costs?: CostInfo[];
  plays?: boolean;
}

/** A player's request to take their last answer back, with the seats that have agreed. */
export interface UndoInfo {
  seat: number;
  agreed: number[];
  awaits: number[];
}

/** The question that stands. It says who is asked, never who has answered. */
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
  opens: number | null;
  earliest: number | null;
  writing: number[] | null;
}

export interface ChatLine {
  name: string;
  text: string;
  seat: number | null;
  alike: boolean;
  after: number;
}

/** A notice about a seat or the clocks, to the whole table or to one seat. */
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

/** When people see the events of a message, by the server's clock; the same for all. */
export interface FilmInfo {
  beats: number[];
  shown_by: number;
}

/** A floor: a pause for talk before the question that stands. All of it is public. */
export interface FloorInfo {
  kind: string;
  number: number;
  opens: number;
  until: number | null;
  ready: number[];
  waits: number[];
  held: boolean;
  more: number;
}

/** All that this seat may know: the first message of a stream. `n` is the number of the last message it includes. */
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
  ask_me?: "acting" | "cards" | "every" | "matters";
  passes_phase?: boolean;
  film?: FilmInfo | null;
  floor?: FloorInfo | null;
  judged?: Record<number, "" | "broken" | "kept" | "lie" | "true" | "withdrawn" | "wrong">;
  contradictions?: Record<number, [number, number]>;
}

/** One step of an update that consists of several, as this seat saw it: the changes and the events. */
export interface MomentInfo {
  asked?: number[];
  public?: unknown;
  gone?: unknown;
  secrets?: unknown;
  events?: unknown;
}

/** The reason of a refusal: an id and arguments for the translated text, and the number of the rule behind it. */
export interface Why {
  id: string;
  rule: string;
  args: Record<string, number | string>;
}

/** What has changed since the message before. Parts that are left out have not changed. `public` holds the changed fields of the view's public part. For a field that is a mapping it holds only the changed keys, and `gone` lists the removed ones. `secrets` works likewise. */
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
  ask_me?: "acting" | "cards" | "every" | "matters" | null;
  passes_phase?: boolean | null;
  film?: FilmInfo | null;
  floor?: FloorInfo | null;
  judged?: Record<number, "" | "broken" | "kept" | "lie" | "true" | "withdrawn" | "wrong"> | null;
  contradictions?: Record<number, [number, number] | null> | null;
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

/** A command was executed and its result is stored on disk. */
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

/** Who is connected now. The message has no number, is not stored, and depends on connections alone. */
export interface PresenceInfo {
  type: "here";
  seats: number[];
  watching: number;
}

/** Queue position of a game between bots. The message has no number and is not stored. */
export interface QueuePosition {
  type: "turn";
  before: number;
}

/** A player stamps, coughs or applauds. The message has no number and is not stored. */
export interface Reaction {
  type: "reaction";
  seat: number;
  mark: "applause" | "cough" | "stamp";
}

/** A player writes a public line. The message has no number and is not stored. */
export interface Typing {
  type: "typing";
  seat: number;
}

/** An announcement of the server's operator to everybody. The message has no number. */
export interface Announced {
  type: "announced";
  text: string;
}

/** How people can sign in to this server: whether they need an invitation, and whether by e-mail or passkey; and whether others can come at all. */
export interface HallInfo {
  closed: boolean;
  mail: boolean;
  passkeys: boolean;
  alone: boolean;
}

/** A new sign-in. The token is the account's one secret; programs send it, browsers keep it as a cookie. */
export interface Welcome {
  name: string;
  token: string;
  table: string;
}

/** You: your name and your tables. */
export interface Me {
  name: string;
  tables: TableInfo[];
  only: string[];
}

/** Your account is erased. `tables` is the number of tables at which a comrade now sits in your place. */
export interface Farewell {
  tables: number;
}

export interface Link {
  code: string;
  table: string;
}

/** What a link leads to: an account for this device, a seat, an e-mail address, or the table of a notification. */
export interface LinkInfo {
  leads: "call" | "device" | "mail" | "seat";
  name: string;
  you: string;
  mine: boolean;
  table: string;
  game: string;
  title: string;
  seat: number | null;
  devices: number;
}

/** The table whose shared screen has the requested code. */
export interface Sofa {
  table: string;
}

/** A device you are signed in on. Unknown parts are empty or null. */
export interface DeviceInfo {
  id: string;
  browser: string;
  system: string;
  since: number;
  seen: number | null;
  here: boolean;
  only: string[];
}

/** A passkey: the browser it was made in, and when it was last used, to the hour. */
export interface PasskeyInfo {
  id: string;
  browser: string;
  system: string;
  since: number;
  seen: number | null;
}

/** The ways you have set up to sign in again. */
export interface AccountInfo {
  address: string;
  passkeys: PasskeyInfo[];
  called: boolean;
}

/** Says that an e-mail is on its way, if the address is known here. The reply is the same for an unknown address, so that it reveals nothing. */
export interface Posted {
  minutes: number;
}

/** Options for the browser's WebAuthn API. */
export interface Ceremony {
  options: Record<string, unknown>;
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

/** One seat and its player when the table ended. */
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

/** Your tables, running and finished. */
export interface MyTables {
  at: number;
  going: GoingInfo[];
  over: FinishedInfo[];
  total: number;
}

/** A person you have blocked or muted, with the name they had when you met. */
export interface OtherInfo {
  id: string;
  name: string;
  blocked: boolean;
  muted: boolean;
  since: number;
}

/** A table you sat at, hosted or chatted at, with what you did there. */
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

/** All data about you that this server stores. */
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

/** Your statistics in one game. */
export interface GameCareer {
  game: string;
  games: number;
  won: number;
  deeds: Record<string, number>;
}

/** A person or comrade you have played with. */
export interface CompanyInfo {
  name: string;
  comrade: string | null;
  games: number;
}

/** Your statistics: games that came to their end, which you played from start to end in one seat. */
export interface Career {
  games: number;
  won: number;
  since: number | null;
  by_game: GameCareer[];
  company: CompanyInfo[];
}

/** The seats at a table of people you have blocked or muted, and names of muted people who chat without a seat. */
export interface OthersHere {
  blocked_seats: number[];
  muted_seats: number[];
  muted_names: string[];
}

/** The report has been delivered to the host. */
export interface Reported {
  at: number;
}

/** A permanent bot of this server. */
export interface BotInfo {
  name: string;
  bot: string;
  knows: string[];
  present: boolean;
}

/** A seat your program is invited to, at a table that has not started. */
export interface InvitedInfo {
  table: string;
  game: string;
  seat: number;
  since: number;
}

/** One of your notification channels. */
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

/** Your notification settings, and the channels this server offers. */
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

/** The channel that a link in a notification confirms or ends. */
export interface ChannelEnd {
  kind: "hook" | "mail" | "push";
  name: string;
  person: string;
  table: string;
  done: boolean;
}

/** An option of a game, with its values. */
export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  rule: string;
}

/** A comrade (a bot with a name and character) and its default settings. */
export interface ComradeInfo {
  id: string;
  level: string;
  talk: number;
  honest: number;
}

/** A game of this server: its options, seats and bots. */
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
  newcomer_options: Record<string, string>;
}

/** The rules of a game: each number with its text, in order; a number without a point is a section and its title, and an empty number a heading between sections. Texts keep the markup that `docs/rulebooks.md` describes. */
export interface RulesPage {
  introduction: string;
  rules: ([string, string])[];
}

/** The drawing beside a paragraph of the rules' example. */
export interface PictureInfo {
  shows: string;
  update: Update | null;
}

/** Everything that is drawn in the rules of a game. */
export interface RulesPictures {
  hello: Hello | null;
  paragraphs: PictureInfo[];
  figures: Record<string, Hello>;
}

/** The words of a game as Fluent messages, and what a client needs to put the game's values into them. */
export interface WordsPage {
  fluent: string;
  lexicon: Record<string, unknown>;
}

/** The screen of a lesson that these answers lead to, with the learner's view as at a table. */
export interface LessonInfo {
  screen: string;
  number: number;
  last: number;
  asks: boolean;
  seat: number;
  hello: Hello;
  update: Update | null;
}

/** The title of a problem. */
export interface ProblemTitle {
  game: string;
  number: number;
  title: string;
}

/** All problems of all games. */
export interface ProblemsInfo {
  problems: ProblemTitle[];
  today: number;
}

/** A problem: a position in which the player must find the one best answer. */
export interface ProblemInfo {
  title: string;
  task: string;
  house: string;
  seat: number;
  hello: Hello;
}

/** The evaluation of an answer to a problem. */
export interface Judged {
  right: boolean;
  worth: number | null;
  most: number;
  best: string;
  why: string;
}

/** A possible answer, in the notation of the game. */
export interface Suggestion {
  action: string;
}

/** One piece of news on a newspaper page. */
export interface Item {
  kind: string;
  text: string;
  title: string;
  who: string[];
  events: number[];
}

/** A politician in the picture of a newspaper edition, present or removed. */
export interface Portrait {
  who: string;
  state: "" | "cured" | "dead" | "fallen" | "removed" | "risen";
  place: string;
}

/** The score of one player or group, in the unit the game counts. */
export interface Score {
  id: string;
  name: string;
  points: number;
}

/** One newspaper edition: a front page with headline, leads, notices and portraits. */
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

/** The options of one seat at a question, and its answer. Seat 0 is chance. */
export interface ChoiceInfo {
  seat: number;
  options: string[] | number;
  answer: string;
}

/** A question of a finished game at which a player had a choice. */
export interface CrossroadsInfo {
  n: number;
  steps: unknown;
  window: boolean;
  choices: ChoiceInfo[];
}

/** A question of a finished game at which players had a choice. Windows in which a player passed do not count. */
export interface DecisionInfo {
  n: number;
  seats: number[];
}

/** One way a game ended: the winners, the rulebook's word for them, the rule, and how often it happened. */
export interface EndingInfo {
  winners: number[];
  who: string;
  rule: string;
  times: number;
}

/** Results of games that bots played on after another answer, and after the real answer, with the same dice. */
export interface WhatIf {
  bot: string;
  times: number;
  games: number;
  instead: EndingInfo[];
  really: EndingInfo[];
  turned: number;
  ended: EndingInfo | null;
}

/** A moment for which beliefs are given: its number in the archives, and the year or round. */
export interface BeliefMoment {
  n: number;
  year: number;
}

/** The probabilities of one hidden fact, moment by moment, and the truth. `about` and `may_be` hold pairs: a noun of the game's words, and a value. */
export interface BeliefTrack {
  about: [string, string];
  may_be: ([string, string])[];
  likely: number[][];
  truth: number[];
  because: unknown;
}

/** What a player in one seat of a finished game could have inferred, under a lens's assumptions. */
export interface Beliefs {
  seat: number;
  lens: string;
  lenses: string[];
  course: BeliefMoment[];
  tracks: BeliefTrack[];
}

/** One row of a chart, and of the table behind it. */
export interface RowInfo {
  of: [string, string];
  cells: (number | string | null)[];
  truth?: (number | string | null)[];
}

/** A chart of a finished game. Its columns are years, or things of the game. */
export interface ChartInfo {
  id: string;
  drawn: "grid" | "lines";
  columns: ([string, string])[];
  rows: RowInfo[];
  kind: string;
  moments: number[];
}

/** A turning point of a finished game. `slots` holds the arguments of its translated text. */
export interface TurnInfo {
  n: number;
  kind: string;
  slots: Record<string, [string, string] | number>;
}

/** The charts and turning points of a finished game. */
export interface ChartsInfo {
  charts: ChartInfo[];
  turns: TurnInfo[];
}

/** Each seat's chance of winning after one step of a finished game. */
export interface ChancePoint {
  n: number;
  chance: number[];
}

/** A step of a finished game that changed a seat's chance of winning much. */
export interface TurnedInfo {
  n: number;
  before: number[];
  after: number[];
}

/** Each seat's chance of winning over a finished game, by simulation, and the steps that changed it most. */
export interface ChancesInfo {
  share_done: number;
  points: ChancePoint[];
  turns: TurnedInfo[];
}

/** An answer, in notation, and the probability that the bot gives it. */
export interface WeighedInfo {
  action: string;
  share: number;
}

/** A belief of a bot and the evidence for it, the strongest first. Both are values of the game. */
export interface GroundInfo {
  belief: unknown;
  because: unknown;
}

/** The answer a bot would give, or has given, with its reasons. */
export interface OpinionInfo {
  bot: string;
  question: number;
  how: "bound" | "draws" | "mute" | "strays" | "weighs" | "writes";
  action: string;
  weighed: WeighedInfo[];
  grounds: GroundInfo[];
}

/** An uploaded record that has been replayed and found valid. */
export interface BroughtInfo {
  hello: Hello;
  moves: number;
  rolls: number | null;
}

export type AnyCommand = Sit | Fill | Invite | Leave | Start | Answer | TakeBack | Consent | MoreTime | Ready | Floor | ShowTyping | Present | Mind | Ahead | Say | Chat | React | Order | AskMe | PassPhase | Hours | Holiday | EndHoliday | Adjourn | Assent | Pause | Resume | Handover | Finish | Concede | Agree | SeatLink | Refuse | Allow | Rematch;

export type AnyMessage = Hello | Update | Done | Refused | PresenceInfo | QueuePosition | Reaction | Typing | Announced;
