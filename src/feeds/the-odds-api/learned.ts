import type { BetType } from '#terms/bets.ts';
import type { GameStatus } from '#terms/games.ts';
import type { RefusedRow } from '../answers/refused-row.ts';
import type { FeedBatch } from '../feed.ts';

/** The newest price that is known of a bookmaker's market. */
export type Quote = {
  readonly line: number | null;
  readonly homeOdds: number | null;
  readonly drawOdds: number | null;
  readonly awayOdds: number | null;
};

/** The same with the instant at which it was last stored. */
type KnownQuote = Quote & { readonly knownAt: Date };

/** The key under which a market's newest price is known. */
export function quoteKey(gameKey: string, betType: BetType, bookmaker: string): string {
  return `${gameKey}|${betType}|${bookmaker}`;
}

type KnownState = {
  readonly status: GameStatus;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
};

/** A game that is known, under whatever key its source first told it. */
export type KnownMeeting = {
  readonly key: string;
  readonly gameDay: string;
  readonly homeKey: string;
  readonly awayKey: string;
  readonly startAt: Date;
};

/** What was known before an answer came; an answer that repeats it teaches nothing. */
export type Known = {
  readonly quotes: ReadonlyMap<string, KnownQuote>;
  readonly states: ReadonlyMap<string, KnownState>;
  /** The league's games of these days. */
  readonly meetings: readonly KnownMeeting[];
};

/** A team's name that stands for none that we know. */
export type UnknownTeam = { readonly leagueId: string; readonly spelling: string };

/** The key name of a team from any known spelling of it, or null. */
export type TeamFinder = (leagueId: string, spelling: string) => string | null;

export type Learned = {
  readonly batch: FeedBatch;
  readonly refused: readonly RefusedRow[];
  readonly unknownTeams: readonly UnknownTeam[];
};
