import type { BetType } from '#terms/bets.ts';
import type { RefusedRow } from '../answers/refused-row.ts';
import type { FeedBatch, FeedReport, ReportedState } from '../feed.ts';
import type { LiveLeague } from './live-league.ts';

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

/** How a game stands on the site. */
export type KnownState = ReportedState;

/** What a provider has said of a game so far. */
export type KnownReport = Pick<FeedReport, 'provider' | 'key' | 'startAt' | 'state'>;

/** A game that is known, under whatever key its source first reported it. */
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
  /** What each provider has said of these games, by the games' keys. */
  readonly reports: ReadonlyMap<string, readonly KnownReport[]>;
};

/** A team's name that stands for none that we know. */
export type UnknownTeam = { readonly leagueId: string; readonly alias: string };

/** The key name of a team from any known alias of it, or null. */
export type TeamFinder = (leagueId: string, alias: string) => string | null;

/** What is known beside an answer: the league it is about, the aliases of its teams, and its games. */
export type ReadContext = {
  readonly league: LiveLeague;
  readonly teams: TeamFinder;
  readonly known: Known;
};

export type Learned = {
  readonly batch: FeedBatch;
  readonly refused: readonly RefusedRow[];
  readonly unknownTeams: readonly UnknownTeam[];
};
