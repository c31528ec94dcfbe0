import { describe, expect, it } from 'vitest';
import { createWalkForward } from '../index.ts';
import { logit } from '../numeric/logit.ts';
import { normalCdf, normalQuantile } from '../numeric/normal.ts';
import { seededRandom } from '../numeric/seeded-random.ts';
import { devig } from '../prices/devig.ts';
import type { ClosingPrice, PlayedGame, StandingPrice } from '../surface/game.ts';
import { makeSeason } from '../testing/make-season.ts';

const SEASONS = [2015, 2016, 2017, 2018, 2019, 2020];
const LATER = [2018, 2019, 2020];

/** The fair chance of the home side as the closing price has it. */
function fairHome({ sport, closing }: PlayedGame): number {
  const [price] = closing;
  const odds = price ? [price.homeOdds, price.drawOdds, price.awayOdds] : [];
  const fair = devig(
    odds.filter((one) => one !== null),
    sport === 'soccer' ? 'power' : 'proportional',
  );
  const home = fair?.[0] ?? Number.NaN;
  // Basketball reads a moneyline as the spread that it stands for.
  return sport === 'basketball' ? normalCdf(logit(home) / 1.7) : home;
}

/** Closing prices that have moved from the opening ones by what no one could know. */
function moved(games: readonly PlayedGame[]): readonly PlayedGame[] {
  const random = seededRandom(7);
  return games.map((game) => {
    const step = Math.exp(0.15 * normalQuantile(Math.max(1e-9, random())));
    return {
      ...game,
      closing: game.closing.map(
        (price): ClosingPrice => ({
          ...price,
          homeOdds: 1 + ((price.homeOdds ?? 2) - 1) * step,
          awayOdds: 1 + ((price.awayOdds ?? 2) - 1) / step,
        }),
      ),
    };
  });
}

describe.each(['soccer', 'basketball', 'baseball'] as const)('the band of %s', (sport) => {
  const games = moved(
    SEASONS.flatMap((seasonStartYear) =>
      makeSeason({ sport, teams: 18, seed: seasonStartYear, seasonStartYear }),
    ),
  );
  const walk = createWalkForward({ sport, seed: 1, minimumGames: 0, unseenTeams: 'prior' });
  const asked = games.flatMap((game) => {
    const { opening, closing, homeScore, awayScore, knownAt, statistics, halfTime, ...input } = game;
    if (!LATER.includes(game.seasonStartYear)) {
      walk.advance([game]);
      return [];
    }
    const standing = (ahead: number) => ({
      prices: opening.map((price): StandingPrice => ({ ...price, phase: 'now' })),
      ahead,
    });
    const rows = {
      B: walk.predictTier('B', input),
      open: walk.predict({ ...input, opening }),
      later: walk.predict({ ...input, opening, standing: standing(0.04) }),
    };
    walk.advance([game]);
    return [{ rows, fair: fairHome(game) }];
  });
  const bands = asked.map(({ rows: { B, open, later } }) => {
    const all = [B, open, later].map((one) => {
      if (one.state !== 'ok' || one.spread === null) throw new Error('enough closing prices have taught');
      return one;
    });
    return all.map(({ probabilities, spread }) => ({ p: probabilities, band: spread }));
  });

  it('holds the closing probability in four of five games of later seasons', () => {
    for (const index of [0, 1]) {
      const held = bands.filter((all, game) => {
        const [low, high] = all[index]?.band?.home ?? [1, 0];
        const fair = asked[game]?.fair ?? Number.NaN;
        return fair >= low && fair <= high;
      });
      expect(bands.length).toBeGreaterThan(500);
      expect(Math.abs(held.length / bands.length - 0.8)).toBeLessThan(0.03);
    }
  });

  it('stands around what is said, and is narrower the nearer the start is', () => {
    for (const all of bands) {
      for (const { p, band } of all) {
        expect(band?.home[0]).toBeLessThan(p.home);
        expect(band?.home[1]).toBeGreaterThan(p.home);
        expect(band?.draw === null).toBe(p.draw === null);
      }
    }
    const width = (index: number) =>
      bands.reduce(
        (sum, all) => sum + (all[index]?.band?.home[1] ?? 0) - (all[index]?.band?.home[0] ?? 0),
        0,
      );
    expect(width(2)).toBeLessThan(0.5 * width(1));
  });
});
