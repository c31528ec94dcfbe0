/** What the engine receives about a game. Times are milliseconds since 1970 UTC, odds decimal with the margin in. */

export const SPORTS = ['baseball', 'basketball', 'soccer'] as const;
export type Sport = (typeof SPORTS)[number];

export const BET_TYPES = ['win_loss', 'run_line', 'over_under'] as const;
export type BetType = (typeof BET_TYPES)[number];

/**
 * What a model may see of a game that it forecasts.
 * A: results and match statistics of earlier games. B: A plus closing prices of earlier games.
 * C: B plus the game's own prices as they stand at the instant of the forecast, the opening ones where no others are handed over.
 * D: C plus its closing prices (for evaluation only).
 */
export const TIERS = ['A', 'B', 'C', 'D'] as const;
export type Tier = (typeof TIERS)[number];

/** `now`: a price as it stands at the instant of a forecast, somewhere between the opening and the close. */
export type PricePhase = 'open' | 'now' | 'close';
/** The prices that a forecast may rest on. */
export type SeenPhase = 'open' | 'now';

/** One bookmaker's price on one market. The phase is part of the type, so an opening price never passes for a closing one. */
export type Price<Phase extends PricePhase> = {
  readonly phase: Phase;
  readonly betType: BetType;
  /** Home handicap (negative: home is favoured) or total; null for win_loss. */
  readonly line: number | null;
  readonly bookmaker: string;
  /** Home or over; null where a source has a line without a price. */
  readonly homeOdds: number | null;
  /** Soccer's win_loss only. */
  readonly drawOdds: number | null;
  /** Away or under. */
  readonly awayOdds: number | null;
};
export type OpeningPrice = Price<'open'>;
export type StandingPrice = Price<'now'>;
export type ClosingPrice = Price<'close'>;

/** The newest price of every bookmaker at the instant of a forecast. */
export type Standing = {
  readonly prices: readonly StandingPrice[];
  /**
   * How much of the way from the opening to the start lay still ahead when these prices were reported: 1 at the opening, 0 at the
   * start. What is learned of how closing prices differ from opening ones is worth this share of it.
   */
  readonly ahead: number;
};

/** The facts of a game that are known before it starts. */
export type GameInput = {
  readonly id: string;
  readonly sport: Sport;
  readonly leagueId: string;
  readonly season: string;
  readonly seasonStartYear: number;
  readonly startAt: number;
  readonly home: string;
  readonly away: string;
  readonly neutral: boolean;
  readonly playoff: boolean;
  readonly homeStarter?: string | null;
  readonly awayStarter?: string | null;
};

/**
 * A game to forecast as a tier may see it: a fixture with opening prices does not compile where tier A or B is asked,
 * and one with closing prices only where tier D is.
 */
export type Fixture<T extends Tier = 'B'> = GameInput &
  (T extends 'A' | 'B'
    ? { readonly opening?: never; readonly standing?: never; readonly closing?: never }
    : T extends 'C'
      ? {
          readonly opening: readonly OpeningPrice[];
          readonly standing?: Standing;
          readonly closing?: never;
        }
      : {
          readonly opening: readonly OpeningPrice[];
          readonly standing?: never;
          readonly closing: readonly ClosingPrice[];
        });

/** A finished game without its prices: all that tier A learns from. */
export type GameResult = GameInput & {
  /** The instant at which the final score was known; never earlier than `startAt`. */
  readonly knownAt: number;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly halfTime?: readonly [number, number] | null;
  /** shots_home, shots_away, sot_home, corners_home, fouls_home, yellow_home, red_home, xg_home, … known only after the game. */
  readonly statistics?: Readonly<Record<string, number>>;
};

/** A finished game with all its prices: the input of `fit` and of a walk-forward. */
export type PlayedGame = GameResult & {
  readonly opening: readonly OpeningPrice[];
  readonly closing: readonly ClosingPrice[];
};
