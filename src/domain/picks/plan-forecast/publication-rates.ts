/** The games of a league on a day that has passed, and the picks that were published on them; `day` counts days since 1970. */
export type PlayedDay = {
  readonly league: string;
  readonly day: number;
  readonly games: number;
  readonly picks: number;
};

/** At which rate a league's games had picks, and on how many games that rests, the common rate included. */
type LeagueRate = { readonly rate: number; readonly seen: number };

export type PublicationRates = {
  readonly of: (league: string) => LeagueRate;
  /** All leagues together. */
  readonly common: number;
  /** The relative variance between leagues' own rates: how far off the common one is for a league that no one has seen. */
  readonly spread: number;
};

/** The days of play whose rate counts for the coming ones (docs/product/plans.md). */
const RATE_DAYS = 60;
/** A league's own rate counts against the common one as if that had been seen on so many games. */
export const PRIOR_GAMES = 15;
/** The relative variance between leagues where too few were seen to know it, counted as one league. */
const USUAL_SPREAD = 0.5 ** 2;

/**
 * The rates as they were known on the morning of a day. A league's own rate is that of its last sixty days up to the last one on
 * which it played: after a break between two seasons its last season says more than what other leagues did meanwhile. Null
 * where no game was played before.
 */
export function ratesBefore(played: readonly PlayedDay[], day: number): PublicationRates | null {
  const lastDay = new Map<string, number>();
  for (const one of played) {
    if (one.day < day) lastDay.set(one.league, Math.max(one.day, lastDay.get(one.league) ?? one.day));
  }
  const sums = new Map<string, { games: number; picks: number }>();
  let [games, picks] = [0, 0];
  for (const one of played) {
    if (one.day >= day || one.day <= (lastDay.get(one.league) ?? 0) - RATE_DAYS) continue;
    const own = sums.get(one.league) ?? { games: 0, picks: 0 };
    sums.set(one.league, { games: own.games + one.games, picks: own.picks + one.picks });
    games += one.games;
    picks += one.picks;
  }
  if (games === 0) return null;
  const common = picks / games;
  const far = [...sums.values()].reduce((sum, own) => sum + (own.picks / own.games / common - 1) ** 2, 0);
  return {
    common,
    spread: common === 0 ? USUAL_SPREAD : (USUAL_SPREAD + far) / (1 + sums.size),
    of: (league) => {
      const own = sums.get(league) ?? { games: 0, picks: 0 };
      const seen = own.games + PRIOR_GAMES;
      return { rate: (own.picks + PRIOR_GAMES * common) / seen, seen };
    },
  };
}
