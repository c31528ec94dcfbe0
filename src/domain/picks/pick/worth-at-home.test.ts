import { expect, it } from 'vitest';
import type { ComingKey } from '#db/queries/pick-list.ts';
import { worthAtHome } from './worth-at-home.ts';

/** A bet on the home side of an even market; fair odds are 2, at home with a tenth of margin 1.81. */
const key = (id: string, pWin: number, units: number): ComingKey => ({
  id,
  gameId: id,
  leagueId: 'EPL',
  betType: 'run_line',
  side: 'home',
  pWin,
  pLose: 1 - pWin,
  ev: pWin * 1.95 - 1,
  units,
  minOdds: 1.8,
  oddsSnapshot: {
    snapshotId: 1,
    bookmaker: 'one',
    takenAt: '',
    homeOdds: 1.95,
    drawOdds: null,
    awayOdds: 1.95,
  },
  opensAt: new Date(0),
});

const keys = [key('strong', 0.6, 1), key('thin', 0.53, 1), key('taxed', 0.56, 3)];
const worth = (atHome: 'TW' | 'HK' | 'VN' | undefined, isEntitled = true) =>
  worthAtHome(keys, { atHome, isEntitled }).map(({ id }) => id);

it('keeps what pays at the odds and under the tax of the market, and nothing else', () => {
  // 0.53 × 1.81 is below 1. Three units win 7,776 TWD, of which a fifth goes: 0.56 × 1.65 is below 1 as well.
  expect(worth('TW')).toEqual(['strong']);
  // Hong Kong takes more margin (1.78) and no tax of the bettor: 0.56 × 1.78 is below 1.
  expect(worth('HK')).toEqual(['strong']);
  // 0.56 × 1.81 is above 1, and three units win 6 million dong, which Vietnam does not tax.
  expect(worth('VN')).toEqual(['strong', 'taxed']);
});

it('keeps everything where no market was asked for', () => {
  expect(worth(undefined)).toEqual(['strong', 'thin', 'taxed']);
});

it('keeps everything for a reader to whom picks are locked, to whom the choice would reveal what they hide', () => {
  expect(worth('VN', false)).toEqual(['strong', 'thin', 'taxed']);
});
