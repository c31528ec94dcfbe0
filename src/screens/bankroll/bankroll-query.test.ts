import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SEASON_LENGTHS, STAKE_SIZES } from '#domain/picks/bankroll/show-bankroll.ts';
import { STAKINGS } from '#terms/stakings.ts';
import { lengthParams, readBankrollQuery, sizeParams, sizeWordOf } from './bankroll-query.ts';

const read = (query: string) => readBankrollQuery(new URLSearchParams(query));

it('reads every choice that the page offers, and nothing else', () => {
  expect(sizeParams.map((size) => read(`staking=level&size=${size}`).size)).toEqual([...STAKE_SIZES]);
  expect(lengthParams.map((picks) => read(`picks=${picks}`).picks)).toEqual([...SEASON_LENGTHS]);
  expect(STAKINGS.map((staking) => read(`staking=${staking}`).staking)).toEqual([...STAKINGS]);
  expect(STAKE_SIZES.map(sizeWordOf)).toEqual(sizeParams);
});

it('takes the usual for whatever else is sent, and one size where Kelly sets the stakes', () => {
  const usual = { staking: 'units', size: 0.01, picks: 300 };
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(![...sizeParams, ...lengthParams, ...STAKINGS].some((word) => word === text));
      expect(read(`${new URLSearchParams({ staking: text, size: text, picks: text })}`)).toEqual(usual);
    }),
  );
  expect(read('staking=half_kelly&size=5').size).toBe(0.01);
});
