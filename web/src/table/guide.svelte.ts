/** What a newcomer has been told already. One sentence for each kind of step, the first time it asks; no rules here. */
import { keep, kept } from "../look/kept";
import type { GameName } from "../words/notation";

const STEPS: Record<GameName, Record<string, string>> = {
  goulag: {
    NameTrio: "page-guide-goulag-name-trio",
    Build: "page-guide-goulag-build",
    Supervision: "page-guide-goulag-supervision",
  },
  politburo: {
    ProposePlan: "page-guide-politburo-propose-plan",
    VotePlan: "page-guide-politburo-vote-plan",
    NameVoters: "page-guide-politburo-name-voters",
    CastBallots: "page-guide-politburo-cast-ballots",
    Purge: "page-guide-politburo-purge",
  },
  kremlin: {
    Sheets: "page-guide-kremlin-sheets",
    Window: "page-guide-kremlin-window",
    TakeCure: "page-guide-kremlin-take-cure",
    Purging: "page-guide-kremlin-purging",
    Investigating1986: "page-guide-kremlin-investigating",
    Investigating1988: "page-guide-kremlin-investigating",
    Verdict: "page-guide-kremlin-verdict",
    Proposal: "page-guide-kremlin-proposal",
    Ballot: "page-guide-kremlin-ballot",
    ChiefDecides: "page-guide-kremlin-chief-decides",
    Promotes: "page-guide-kremlin-promotes",
    Rehabilitates: "page-guide-kremlin-rehabilitates",
    AddInfluence: "page-guide-kremlin-add-influence",
    Arbitration: "page-guide-kremlin-arbitration",
    TakeCard: "page-guide-kremlin-take-card",
    Suspicion: "page-guide-kremlin-suspicion",
    FirstStrike: "page-guide-kremlin-strike",
    SecondStrike: "page-guide-kremlin-strike",
    Consent: "page-guide-kremlin-consent",
    Spread: "page-guide-kremlin-spread",
  },
};

/** The message for a step; empty where the question says enough. */
export const hintFor = (game: GameName, step: string): string => STEPS[game][step] ?? "";

const KEPT = "guide";

class Guide {
  private read = $state(kept(KEPT).split(" "));

  /** Whether this has yet to be told: the name of a game for its beginning, or the message of a step. */
  due(topic: string): boolean {
    return topic !== "" && !this.read.includes(topic);
  }

  told(topic: string): void {
    if (this.due(topic)) this.keep([...this.read, topic]);
  }

  /** Tell everything about this game once more. */
  again(game: string): void {
    this.keep(this.read.filter((topic) => topic !== game && !topic.startsWith(`page-guide-${game}-`)));
  }

  private keep(read: string[]): void {
    this.read = read;
    keep(KEPT, read.join(" "));
  }
}

export const guide = new Guide();
