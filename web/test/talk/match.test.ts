/** What players type at the three tables, in three languages, and the statements that are offered for it. */
import { beforeAll, describe, expect, it } from "vitest";
import goulagTyped from "../../src/games/goulag/typed.json";
import { verbs as goulag } from "../../src/games/goulag/verbs";
import kremlinTyped from "../../src/games/kremlin/typed.json";
import { verbs as kremlin } from "../../src/games/kremlin/verbs";
import politburoTyped from "../../src/games/politburo/typed.json";
import { verbs as politburo } from "../../src/games/politburo/verbs";
import { kindsOf } from "../../src/games/social/statements";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import { matches, wordsOf, type Company, type Typed } from "../../src/table/talk/line/match";
import { sayable } from "../../src/table/talk/line/sayable";
import type { SeatSession } from "../../src/table/session/seatSession.svelte";
import type { Verbs } from "../../src/table/talk/verbs";

const SEATS = Array.from({ length: 5 }, (_, n) => ({ seat: n + 1, kind: "bot" }));
const NAMES = { 1: ["Ann"], 2: ["Papkin"], 3: ["Vdovina"], 4: ["Dr. Berta Krug"], 5: [] };
const EVENTS = [
  { type: "Said", seat: 2, statement: { type: "Claim", seat: 1, side: "disloyal", why: "passed" } },
  { type: "Said", seat: 2, statement: { type: "Accuse", seat: 1 } },
  { type: "Said", seat: 2, statement: { type: "Reproach", player: 1, deed: "spare", who: "A" } },
  { type: "Said", seat: 1, statement: { type: "ClaimPlay", round: 1, card: "work" } },
];
const MEN = Object.fromEntries([..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter) => [letter, {}]));

const TABLES = {
  goulag: [
    goulag,
    goulagTyped,
    {
      round: 3,
      history: [
        { number: 1, commissar: 3, builders: [1, 2], supervisor: 4 },
        { number: 2, commissar: 2, builders: [1, 3], supervisor: 4 },
      ],
    },
  ],
  politburo: [
    politburo,
    politburoTyped,
    {
      round: 2,
      proposed: null,
      ministry: "defence",
      ballots: [{ voters: [1, 2, 3] }, { voters: [1, 3, 4] }],
      proposals: [],
      gensek: 5,
      history: [{ number: 1, gensek: 3, ballots: [{ voters: [1, 4, 5] }] }],
    },
  ],
  kremlin: [kremlin, kremlinTyped, { men: MEN, posts: { chief: "N", kgb: "W" }, control: { W: 1, R: 3 } }],
} as unknown as Record<string, [(seat: number, at: SeatSession) => Verbs, Typed, unknown]>;

function offered(game: string, line: string, company: Partial<Company> = {}): string[] {
  const [verbs, typed, open] = TABLES[game]!;
  const at = { game, seat: 1, seen: { table: { seats: SEATS }, public: open, events: EVENTS, judged: {}, contradictions: {} } } as unknown as SeatSession;
  return matches(line, game, sayable(at, verbs), typed, { me: 1, names: NAMES, spoke: [3, 2], ...company });
}

beforeAll(() => spoken.of("goulag", "politburo", "kremlin"));

/** Of each line the statement that is offered first. */
const FIRST: Record<string, [line: string, statement: string][]> = {
  goulag: [
    ["Papkin is disloyal", "claim 2 disloyal inferred"],
    ["papkin is a traitor!", "claim 2 disloyal inferred"],
    ["papkn is disloyal", "claim 2 disloyal inferred"],
    ["4 is disloyal", "claim 4 disloyal inferred"],
    ["I passed 5 a disloyal card", "claim 5 disloyal passed"],
    ["seat 4 is loyal", "claim 4 loyal inferred"],
    ["Papkin, why did you name them?", "why 2 2"],
    ["warum, Papkin?", "why 2 2"],
    ["I am loyal", "claim 1 loyal own"],
    ["i'm clean", "claim 1 loyal own"],
    ["you are disloyal", "claim 3 disloyal inferred"],
    ["Berta Krug is not loyal", "claim 4 disloyal inferred"],
    ["3 is no traitor", "claim 3 loyal inferred"],
    ["I think Vdovina is loyal", "claim 3 loyal inferred"],
    ["I played work", "claim round 2 work"],
    ["I played work in round 1", "claim round 1 work"],
    ["I did not play strike", "claim round 2 work"],
    ["Papkin, what do you know about 4?", "ask 2 about 4"],
    ["what about 5, Vdovina?", "ask 3 about 5"],
    ["je suis loyal", "claim 1 loyal own"],
    ["je suis loyale", "claim 1 loyal own"],
    ["Papkin est déloyal", "claim 2 disloyal inferred"],
    ["Vdovina n’est pas loyale", "claim 3 disloyal inferred"],
    ["le 4 est un traître", "claim 4 disloyal inferred"],
    ["c’est Papkin le saboteur", "claim 2 disloyal inferred"],
    ["j’ai joué chantier au tour 1", "claim round 1 work"],
    ["j’ai joué grève", "claim round 2 strike"],
    ["Papkin, que sais-tu de 4 ?", "ask 2 about 4"],
    ["ich bin loyal", "claim 1 loyal own"],
    ["Papkin ist illoyal", "claim 2 disloyal inferred"],
    ["Platz 4 ist ein Verräter", "claim 4 disloyal inferred"],
    ["Vdovina ist nicht illoyal", "claim 3 loyal inferred"],
    ["du bist ein Saboteur", "claim 3 disloyal inferred"],
    ["ich habe Arbeit gespielt", "claim round 2 work"],
    ["ich habe in Runde 1 Streik gespielt", "claim round 1 strike"],
    ["Papkin, was weißt du über 4?", "ask 2 about 4"],
    ["claim 4 loyal passed", "claim 4 loyal passed"],
    ["that is a lie, Papkin", "deny 2"],
    ["Papkin, ce n’est pas vrai", "deny 2"],
    ["Papkin, das stimmt nicht", "deny 2"],
    ["I promise to name you, 3", "promise 3 to name"],
    ["Vdovina, je vous nommerai, parole", "promise 3 to name"],
    ["I warn you, Papkin: I shall not name you", "warn 2 to skip"],
    ["I take that back", "retract"],
    ["je retire ce que j’ai dit", "retract"],
    ["das nehme ich zurück", "retract"],
    ["believe me, not Papkin", "believe not 2"],
  ],
  politburo: [
    ["the deviant is Papkin", "deviant 2"],
    ["it was 3", "deviant 3"],
    ["Papkin is the deviant", "deviant 2"],
    ["I voted reform", "voted 2 2 reform"],
    ["I voted reform in round 1", "voted 1 1 reform"],
    ["I voted repression in the 1st ballot", "voted 2 1 repression"],
    ["I did not vote reform, I voted repression", "voted 2 2 repression"],
    ["I want security up", "want security up"],
    ["I want finance down", "want finance down"],
    ["Papkin, why did you do that in round 1?", "why 2 1"],
    ["in round 1, because I had given my word", "because 1 word"],
    ["because I did not trust the Gensek", "because 1 doubt"],
    ["pact, Papkin?", "pact 2"],
    ["Papkin, vote for my plan and I vote for yours", "pact 2"],
    ["le déviant, c’est Papkin", "deviant 2"],
    ["j’ai voté réforme", "voted 2 2 reform"],
    ["je veux la défense en hausse", "want defence up"],
    ["Papkin, un pacte ?", "pact 2"],
    ["je vote pour la défense", "want defence up"],
    ["ich stimme für Verteidigung", "want defence up"],
    ["ich habe Repression gestimmt", "voted 2 2 repression"],
    ["Papkin ist der Abweichler", "deviant 2"],
    ["ich will Finanzen runter", "want finance down"],
    ["Pakt mit Vdovina", "pact 3"],
    ["Papkin wants finance down", "wants 2 finance down"],
    ["Vdovina veut la défense en baisse", "wants 3 defence down"],
    ["how did you vote, Papkin?", "ask 2 2 1"],
    ["wie hast du gestimmt, Vdovina?", "ask 3 2 2"],
    ["I warn you, Papkin, I shall point at you", "warn 2 to point"],
    ["Papkin, that is not true", "deny 2"],
  ],
  kremlin: [
    ["I will spare Nikotin, Militarists", "promise militarists to spare R"],
    ["Militarists, I promise to acquit Nikotin", "promise militarists to acquit R"],
    ["Militarists: touch him and I purge Bungaloff", "warn militarists to purge W"],
    ["I warn the Expansionists: I seize Putschnik", "warn expansionists to seize Y"],
    ["I have 6 on Bungaloff", "have 6 on W"],
    ["I have 3 points on Nicotin", "have 3 on R"],
    ["thanks, Militarists", "thank militarists"],
    ["thank you Papkin", "thank militarists"],
    ["Militaristes, je promets d’épargner Nikotin", "promise militarists to spare R"],
    ["j’ai 6 points sur Bungaloff", "have 6 on W"],
    ["merci les marxistes", ""],
    ["merci les militaristes", "thank militarists"],
    ["ich verspreche den Militaristen, Nikotin zu verschonen", "promise militarists to spare R"],
    ["Militaristen, ich werde Bungaloff säubern", "warn militarists to purge W"],
    ["ich habe 6 Punkte auf Bungaloff", "have 6 on W"],
    ["danke, Expansionisten", "thank expansionists"],
    ["Militarists, how many points do you have on Nikotin?", "ask militarists about R"],
    ["Militaristes, combien sur Nikotin ?", "ask militarists about R"],
    ["Militarists, will you acquit Nikotin?", "ask militarists to acquit R"],
    ["Militaristen, das ist gelogen", "deny militarists"],
  ],
};

describe.each(Object.entries(FIRST))("at a table of %s", (game, lines) => {
  it.each(lines)("“%s” is offered as %s", (line, statement) => {
    const ways = offered(game, line);
    expect(ways[0] ?? "").toBe(statement);
    expect(ways.length).toBeLessThanOrEqual(3);
  });

  it.each([
    "",
    "hello",
    "hello everybody",
    "bonjour à tous",
    "guten Abend zusammen",
    "brb 5 min",
    "gg",
    "who is hungry",
    "lol",
    "quelle belle soirée",
    "😀",
    "3",
  ])("“%s” stays chat", (line) => expect(offered(game, line)).toEqual([]));
});

it.each(Object.entries(TABLES))("%s: every kind of statement has words in all languages, or a field that has", (game, [, typed]) => {
  const without = kindsOf(game).filter((kind) => !(kind in typed.kinds));
  expect(without).toEqual(game === "goulag" ? ["Claim"] : []);
});

it("offers both ways where one was left open", () => {
  expect(offered("politburo", "ich stimme für Verteidigung")).toEqual(["want defence up", "want defence down"]);
});

it("offers the other reasons behind the usual one", () => {
  expect(offered("goulag", "Papkin is disloyal")).toEqual(["claim 2 disloyal inferred", "claim 2 disloyal passed"]);
});

it("takes “you” for who spoke last, and nobody where nobody has", () => {
  expect(offered("goulag", "you are loyal", { spoke: [2] })[0]).toBe("claim 2 loyal inferred");
  expect(offered("goulag", "you are loyal", { spoke: [] })).toEqual([]);
});

it("leaves long chat alone in which such a word comes up", () => {
  expect(offered("goulag", "my grandmother was a loyal customer of that bakery for forty happy winters")).toEqual([]);
});

it("folds case, accents and apostrophes", () => {
  expect(wordsOf("J’AI déjà Straße œuvre?")).toEqual(["j", "ai", "deja", "strasse", "oeuvre", "?"]);
});
