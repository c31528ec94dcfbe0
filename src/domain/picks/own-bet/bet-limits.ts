/** A file of bets: more than a season of a busy account at one bookmaker. */
export const MAX_FILE_BYTES = 512 * 1024;
export const MAX_FILE_ROWS = 1000;
/** So many problems are named; the rest is counted. */
export const MAX_NAMED_ERRORS = 20;
export const MAX_COLUMNS = 100;
/** Of a text of one bet. */
export const MAX_TEXT = 200;
/** Of one member, few enough to be measured at each look. */
export const MAX_BETS = 10_000;
/** Files with other headings, whose columns are remembered. */
export const MAX_MAPPINGS = 20;
/** In the smallest unit of a currency. */
export const MAX_STAKE = 100_000_000_000;
