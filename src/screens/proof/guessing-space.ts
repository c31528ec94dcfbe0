/** What somebody who wants to open a seal has to try, for one market of a game whose prices he knows. */
const SIDES = 3;
/** 0.5 to 3 in halves. */
const STAKES = 6;
/** Prices around the known ones, in hundredths. */
const PRICES = 200;
const TIERS = 3;
const SALT_BITS = 128;
const TRIES_A_SECOND = 1e12;
const SECONDS_A_YEAR = 31_557_600;

/** Contents are few; each can carry 2^saltsPower salts; trying them all takes about 10^yearsPower years. */
export function guessingSpace(): {
  readonly contents: number;
  readonly saltsPower: number;
  readonly yearsPower: number;
} {
  const years = 2 ** SALT_BITS / TRIES_A_SECOND / SECONDS_A_YEAR;
  return {
    contents: SIDES * STAKES * PRICES * TIERS,
    saltsPower: SALT_BITS,
    yearsPower: Math.floor(Math.log10(years)),
  };
}
