/**
 * The one interface behind which every source of games, odds and results stands. A feed is asked only what became
 * known between two instants, so that nothing beyond `until` can reach the database: a replay of a past season and a
 * live provider look the same from outside.
 */

import type { BetType } from '#terms/bets.ts';
import type { DataOrigin, GameStatus, InningHalf, PricePhase } from '#terms/games.ts';
import type { ProviderName } from '#terms/providers.ts';
import type { Sport } from '#terms/sports.ts';

export type FeedLeague = {
  /** The id of the league's row. */
  readonly id: string;
  readonly sport: Sport;
  /** Names keyed by locale: en, zh_TW, zh_HK, vi. */
  readonly names: Readonly<Record<string, string>>;
  readonly country: string;
  /** Its place in lists; the archives' leagues have theirs from their own order. */
  readonly position?: number;
  readonly seasons: readonly {
    readonly season: string;
    readonly fromAt: Date;
    readonly toAt: Date;
    readonly origin: DataOrigin;
  }[];
};

export type FeedTeam = {
  /** Stable within the league, e.g. "EPL/Arsenal"; the key under which games name the team. */
  readonly key: string;
  readonly leagueId: string;
  readonly names: Readonly<Record<string, string>>;
};

export type FeedGame = {
  /** Stable and unique within the source. A second delivery of the same key updates the game. */
  readonly key: string;
  readonly leagueId: string;
  readonly season: string;
  readonly homeKey: string;
  readonly awayKey: string;
  readonly startAt: Date;
  /** True where the kick-off time was made by us because the source has a date only. */
  readonly startSimulated: boolean;
  /** The league's own game day, YYYY-MM-DD; a label, never a filter. */
  readonly gameDay: string;
  /** 1, or 2 for the second game of a double-header. */
  readonly gameNo: number;
  readonly neutral: boolean;
  readonly playoff: boolean;
  readonly homeStarter: string | null;
  readonly awayStarter: string | null;
  readonly origin: DataOrigin;
  readonly knownAt: Date;
};

/** One state of a game as it became known; the newest one known at an instant is the game's state then. */
export type FeedState = {
  readonly gameKey: string;
  readonly knownAt: Date;
  readonly status: GameStatus;
  /** half_time, suspended, aet, pen, awarded, postponed, abandoned, walkover, delayed, tbd, seven_innings; null where there is nothing to add. */
  readonly reason: string | null;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  /** Score by half, quarter or inning: [[home, away], …]. */
  readonly parts: readonly (readonly [number, number])[];
  /** Soccer: elapsed minutes; 45 with `stoppage` 2 reads 45+2'. */
  readonly elapsed: number | null;
  readonly stoppage: number | null;
  /** Soccer: 1, 2, or 3 for extra time. */
  readonly half: number | null;
  /** Basketball: quarter 1–4, 5 and up are overtimes. */
  readonly period: number | null;
  /** Basketball: time left in the quarter, "04:12"; null where the source gives none. */
  readonly remaining: string | null;
  readonly inning: number | null;
  readonly inningHalf: InningHalf | null;
  /** Match statistics known with a final state, e.g. {"shots_home": 12}; empty where the source has none. */
  readonly statistics: Readonly<Record<string, number>>;
  readonly origin: DataOrigin;
};

/** One bookmaker's price on one market of one game at one instant, decimal odds with the margin in. */
export type FeedOdds = {
  readonly gameKey: string;
  readonly betType: BetType;
  /** Home handicap (negative: home is favoured) or total; null for win_loss. */
  readonly line: number | null;
  readonly bookmaker: string;
  readonly phase: PricePhase;
  /** Home or over. Null where the source has a line but no price (NBA's spread). */
  readonly homeOdds: number | null;
  /** Soccer's win_loss only. */
  readonly drawOdds: number | null;
  /** Away or under. */
  readonly awayOdds: number | null;
  readonly origin: DataOrigin;
  readonly knownAt: Date;
};

/** A published forecast of somebody else for the same game, for comparison only (538). */
export type FeedReference = {
  readonly gameKey: string;
  readonly provider: string;
  readonly home: number;
  readonly draw: number | null;
  readonly away: number;
  readonly knownAt: Date;
};

/** How a game stands in the words of one provider. */
export type ReportedState = Pick<FeedState, 'status' | 'reason' | 'homeScore' | 'awayScore' | 'parts'>;

/** What one of several live providers says of a game, under its own key for it. What the site shows is joined from all of them. */
export type FeedReport = {
  readonly gameKey: string;
  readonly provider: ProviderName;
  readonly key: string;
  readonly startAt: Date;
  /** Null where an answer says nothing of it: what the provider said before stays. */
  readonly state: ReportedState | null;
  readonly knownAt: Date;
};

export type FeedBatch = {
  readonly games: readonly FeedGame[];
  readonly states: readonly FeedState[];
  readonly odds: readonly FeedOdds[];
  readonly references: readonly FeedReference[];
  /** Of live providers only. */
  readonly reports?: readonly FeedReport[];
};

export type FeedProgress = (step: {
  readonly what: string;
  readonly done: number;
  readonly total: number;
}) => void;

export type Feed = {
  /** 'replay' or 'csv-archive' …; stored on every row. */
  readonly source: string;
  leagues(): Promise<readonly FeedLeague[]>;
  teams(): Promise<readonly FeedTeam[]>;
  /**
   * Everything that became known in (from, until], in batches of at most a few thousand rows, oldest games first.
   * `from` null means from the beginning. In-play states that were superseded before `liveFrom` are left out, so that
   * a first load carries one final state per old game; prices in between open and close likewise, except those known from
   * `movesFrom` on, of which each is reported, and those that stood an hour before a game of the last two years.
   */
  changes(window: {
    readonly from: Date | null;
    readonly until: Date;
    readonly liveFrom: Date;
    readonly movesFrom?: Date;
  }): AsyncIterable<FeedBatch>;
};

/** What a live provider reports about its leagues, which their rows name. What no provider of a site reports is missing there, and the site says so. */
export type FeedScope = {
  /** Prices of bookmakers; without them there is a forecast and no pick. */
  readonly prices: boolean;
  /** Games that are called off, moved or stopped; a provider without them drops such a game without a word. */
  readonly calledOff: boolean;
  /** The score at half-time and after 90 minutes. */
  readonly parts: boolean;
};

/** One of the live providers. Several stand side by side as one feed (`live/join-feeds.ts`). */
export type LiveFeed = Feed & { readonly provider: ProviderName; readonly scope: FeedScope };
