/** Elo ratings with margin of victory (Elo 1978; the margin factor follows FiveThirtyEight's published formulas). */

type EloOptions = {
  readonly k: number;
  readonly homeAdvantage: number;
  /** Share of the distance to the mean that is kept over the summer. */
  readonly carry: number;
  /** Rating of a team that is new to the league. */
  readonly newcomer: number;
  readonly margin: 'soccer' | 'basketball' | 'baseball';
};

export type Elo = {
  readonly options: EloOptions;
  season: number;
  ratings: Map<string, number>;
};

const MEAN = 1500;

export const ELO_OPTIONS = {
  soccer: { k: 20, homeAdvantage: 65, carry: 0.8, newcomer: 1400, margin: 'soccer' },
  basketball: { k: 20, homeAdvantage: 85, carry: 0.75, newcomer: 1400, margin: 'basketball' },
  baseball: { k: 4.4, homeAdvantage: 24, carry: 0.66, newcomer: 1500, margin: 'baseball' },
} as const satisfies Record<string, EloOptions>;

export function createElo(options: EloOptions): Elo {
  return { options, season: Number.NEGATIVE_INFINITY, ratings: new Map() };
}

/** Rating of a team as of a season: regressed to the mean where the season has not been opened yet. */
export function eloRating(elo: Elo, team: string, season: number, isNewcomer: boolean): number {
  const known = elo.ratings.get(team);
  if (isNewcomer) return known === undefined ? elo.options.newcomer : (known + elo.options.newcomer) / 2;
  if (known === undefined) return MEAN;
  return season > elo.season ? MEAN + elo.options.carry * (known - MEAN) : known;
}

/** Rating difference home minus away, home advantage included unless the ground is neutral. */
export function eloGap(elo: Elo, home: number, away: number, neutral: boolean): number {
  return home - away + (neutral ? 0 : elo.options.homeAdvantage);
}

/** Expected share of the points of the home side. */
function eloExpectation(gap: number): number {
  return 1 / (1 + 10 ** (-gap / 400));
}

export function openEloSeason(elo: Elo, season: number): void {
  if (season <= elo.season) return;
  if (elo.season !== Number.NEGATIVE_INFINITY) {
    for (const [team, rating] of elo.ratings) {
      elo.ratings.set(team, MEAN + elo.options.carry * (rating - MEAN));
    }
  }
  elo.season = season;
}

/** Moves both ratings after a game; `home` and `away` are the ratings before it, as `eloRating` gave them. */
export function updateElo(
  elo: Elo,
  game: {
    readonly home: string;
    readonly away: string;
    readonly homeScore: number;
    readonly awayScore: number;
    readonly neutral: boolean;
  },
  home: number,
  away: number,
): void {
  const gap = eloGap(elo, home, away, game.neutral);
  const difference = game.homeScore - game.awayScore;
  const result = difference > 0 ? 1 : difference < 0 ? 0 : 0.5;
  const step = elo.options.k * marginFactor(elo, difference, gap) * (result - eloExpectation(gap));
  elo.ratings.set(game.home, home + step);
  elo.ratings.set(game.away, away - step);
}

function marginFactor(elo: Elo, difference: number, gap: number): number {
  const size = Math.abs(difference);
  switch (elo.options.margin) {
    case 'soccer':
      return Math.max(size === 0 ? 0.75 : Math.log(1 + size), 0.7);
    case 'basketball': {
      const winnerGap = difference >= 0 ? gap : -gap;
      return (size + 3) ** 0.8 / (7.5 + 0.006 * winnerGap);
    }
    case 'baseball':
      return Math.log(1 + size);
  }
}
