import { expect, it } from 'vitest';
import { fillClass, SOCCER_CLASS_FORM } from './soccer-class.ts';

const game = {
  id: 'g',
  sport: 'soccer',
  leagueId: 'L',
  season: '2020-21',
  seasonStartYear: 2020,
  startAt: 0,
  home: 'A',
  away: 'B',
  neutral: false,
  playoff: false,
  knownAt: 1,
  homeScore: 1,
  awayScore: 3,
  halfTime: null,
} as const;

function valuesOf(isHome: boolean, statistics: Readonly<Record<string, number>>): readonly number[] {
  const out = new Float64Array(SOCCER_CLASS_FORM.quantities.length);
  fillClass({ ...game, statistics }, isHome, out);
  return [...out];
}

it('says of each side the opposite of what it says of the other', () => {
  const statistics = { sot_home: 2, sot_away: 7, shots_home: 9, shots_away: 12 };
  expect(valuesOf(true, statistics)).toEqual([-2, -1, -5, -3]);
  expect(valuesOf(false, statistics)).toEqual([2, 1, 5, 3]);
});

it('knows no shots where none were counted', () => {
  expect(valuesOf(true, {})).toEqual([-2, -1, Number.NaN, Number.NaN]);
});
