/** Pi-ratings (Constantinou & Fenton 2013): a home and an away rating per team, moved by the error in goal difference. */
export type PiRatings = { ratings: Map<string, { home: number; away: number }> };

const LEARNING_RATE = 0.06;
const CATCH_UP = 0.6;
const SPREAD = 3;
const BASE = 10;

export function createPiRatings(): PiRatings {
  return { ratings: new Map() };
}

/** Expected goal difference home minus away on the scale of the ratings. */
export function piDifference(pi: PiRatings, home: string, away: string): number {
  return goals(pi.ratings.get(home)?.home ?? 0) - goals(pi.ratings.get(away)?.away ?? 0);
}

export function updatePi(
  pi: PiRatings,
  game: {
    readonly home: string;
    readonly away: string;
    readonly homeScore: number;
    readonly awayScore: number;
  },
): void {
  const home = pi.ratings.get(game.home) ?? { home: 0, away: 0 };
  const away = pi.ratings.get(game.away) ?? { home: 0, away: 0 };
  const error = game.homeScore - game.awayScore - piDifference(pi, game.home, game.away);
  const step = LEARNING_RATE * Math.sign(error) * SPREAD * Math.log10(1 + Math.abs(error));
  home.home += step;
  home.away += CATCH_UP * step;
  away.away -= step;
  away.home -= CATCH_UP * step;
  pi.ratings.set(game.home, home);
  pi.ratings.set(game.away, away);
}

function goals(rating: number): number {
  return Math.sign(rating) * (BASE ** (Math.abs(rating) / SPREAD) - 1);
}
