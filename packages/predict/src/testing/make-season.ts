import { DAY_MS } from '../numeric/durations.ts';
import { seededRandom } from '../numeric/seeded-random.ts';
import type { PlayedGame, Price, PricePhase, Sport } from '../surface/game.ts';

/** A simulated double round: team i is stronger than team i + 1, prices know the strengths and not the result. */
export function makeSeason(input: {
  readonly sport: Sport;
  readonly teams: number;
  readonly seed: number;
  readonly seasonStartYear?: number;
  readonly leagueId?: string;
}): readonly PlayedGame[] {
  const { sport, teams, seed, seasonStartYear = 2020, leagueId = 'L' } = input;
  const random = seededRandom(seed);
  const games: PlayedGame[] = [];
  const first = Date.UTC(seasonStartYear, 7, 1, 15);
  let round = 0;
  for (let gap = 1; gap < teams; gap++) {
    for (let home = 0; home < teams; home++) {
      const away = (home + gap) % teams;
      const strength = (away - home) / teams;
      const startAt = first + Math.floor(round / (teams / 2)) * 3 * DAY_MS;
      const [homeScore, awayScore] = drawScore(sport, strength, random);
      const p = 1 / (1 + Math.exp(-strength - 0.2));
      games.push({
        id: `${leagueId}/${seasonStartYear}/${round}`,
        sport,
        leagueId,
        season: String(seasonStartYear),
        seasonStartYear,
        startAt,
        knownAt: startAt + 3 * 3_600_000,
        home: `T${home}`,
        away: `T${away}`,
        neutral: false,
        playoff: false,
        homeStarter: sport === 'baseball' ? `P${home}-${round % 4}` : null,
        awayStarter: sport === 'baseball' ? `P${away}-${round % 4}` : null,
        homeScore,
        awayScore,
        halfTime: null,
        statistics: {},
        opening: [winnerPrice('open', sport, p)],
        closing: [winnerPrice('close', sport, p)],
      });
      round += 1;
    }
  }
  return games;
}

function winnerPrice<Phase extends PricePhase>(phase: Phase, sport: Sport, p: number): Price<Phase> {
  const share = sport === 'soccer' ? 0.75 : 1;
  return {
    phase,
    betType: 'win_loss',
    line: null,
    bookmaker: 'test',
    homeOdds: 0.95 / (p * share),
    drawOdds: sport === 'soccer' ? 0.95 / 0.25 : null,
    awayOdds: 0.95 / ((1 - p) * share),
  };
}

function drawScore(sport: Sport, strength: number, random: () => number): readonly [number, number] {
  if (sport === 'basketball') {
    const margin = Math.round(2 + 8 * strength + 24 * (random() + random() + random() - 1.5));
    const total = Math.round(200 + 30 * (random() - 0.5));
    const home = Math.round((total + (margin === 0 ? 1 : margin)) / 2);
    return [home, home - (margin === 0 ? 1 : margin)];
  }
  const scale = sport === 'soccer' ? 1.35 : 4.4;
  const home = countBelow(scale * Math.exp(0.5 * strength + 0.1), random);
  const away = countBelow(scale * Math.exp(-0.5 * strength), random);
  return sport === 'baseball' && home === away ? [home + 1, away] : [home, away];
}

/** A Poisson count by multiplying uniforms. */
function countBelow(rate: number, random: () => number): number {
  const limit = Math.exp(-rate);
  let product = random();
  let count = 0;
  while (product > limit) {
    product *= random();
    count += 1;
  }
  return count;
}
