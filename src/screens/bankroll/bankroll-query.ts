import type { BankrollChoice } from '#domain/picks/bankroll/show-bankroll.ts';
import { STAKINGS } from '#terms/stakings.ts';

/** The sizes of a stake and the lengths of a season as they stand in an address. */
const SIZES = [
  { word: '0.5', size: 0.005 },
  { word: '1', size: 0.01 },
  { word: '2', size: 0.02 },
  { word: '5', size: 0.05 },
] as const;
const LENGTHS = [
  { word: '100', picks: 100 },
  { word: '300', picks: 300 },
  { word: '600', picks: 600 },
] as const;

const USUAL = { staking: 'units', size: SIZES[1], length: LENGTHS[1] } as const;

export const sizeParams = SIZES.map(({ word }) => word);
export const lengthParams = LENGTHS.map(({ word }) => word);
export const sizeWordOf = (size: number) => SIZES.find((one) => one.size === size)?.word ?? USUAL.size.word;

/** What a reader has chosen to be simulated; anything else is as usual. Half Kelly sets its own stakes, so that a size changes nothing. */
export function readBankrollQuery(search: URLSearchParams): BankrollChoice {
  const staking = STAKINGS.find((one) => one === search.get('staking')) ?? USUAL.staking;
  const { size } = SIZES.find(({ word }) => word === search.get('size')) ?? USUAL.size;
  const { picks } = LENGTHS.find(({ word }) => word === search.get('picks')) ?? USUAL.length;
  return { staking, size: staking === 'half_kelly' ? USUAL.size.size : size, picks };
}
