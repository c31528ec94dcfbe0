import type { LocaleTexts } from '#db/queries/article.ts';
import type { BetType, Side } from '#terms/bets.ts';
import type { Sport } from '#terms/sports.ts';

export type PlayedGame = {
  readonly gameId: string;
  /** The league's own day, YYYY-MM-DD. */
  readonly day: string;
  readonly startAt: Date;
  readonly homeTeamId: string;
  readonly awayTeamId: string;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly knownAt: Date;
};

export type TeamInput = {
  readonly id: string;
  readonly names: LocaleTexts;
  /** This season's finished games, the newest first. */
  readonly games: readonly PlayedGame[];
  readonly starter: string | null;
};

export type MarketInput = {
  readonly key: string;
  readonly home: number;
  readonly draw: number | null;
  readonly away: number;
  readonly knownAt: Date;
};

/** Everything that an article about a game may rest on, as it was known at `asOf` and not later. */
export type ArticleInput = {
  readonly gameId: string;
  readonly sport: Sport;
  readonly league: { readonly id: string; readonly names: LocaleTexts };
  readonly startAt: Date;
  readonly knownAt: Date;
  readonly asOf: Date;
  readonly home: TeamInput;
  readonly away: TeamInput;
  /** Earlier meetings of the two, the newest first. */
  readonly meetings: readonly PlayedGame[];
  readonly forecast: {
    readonly id: string;
    readonly home: number;
    readonly draw: number | null;
    readonly away: number;
    readonly expectedHome: number;
    readonly expectedAway: number;
    readonly spread: {
      readonly home: readonly [number, number];
      readonly away: readonly [number, number];
    } | null;
    /** Log-odds of the home side, the largest first. */
    readonly drivers: readonly { readonly code: string; readonly contribution: number }[];
    readonly knownAt: Date;
  };
  /** The newest prices on the winner, and the first ones. */
  readonly market: MarketInput | null;
  readonly opening: MarketInput | null;
  readonly pick: {
    readonly id: string;
    readonly serial: string;
    readonly betType: BetType;
    readonly side: Side;
    /** The home handicap, or the total. */
    readonly line: number | null;
    readonly odds: number;
    readonly minOdds: number;
    readonly pWin: number;
    readonly pPush: number;
    readonly ev: number;
    readonly units: number;
    readonly publishedAt: Date;
  } | null;
};
