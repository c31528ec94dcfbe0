/** The currencies in which members count bets of their own, with the digits of their smallest unit (ISO 4217). */
export const MINOR_DIGITS = {
  TWD: 2,
  HKD: 2,
  VND: 0,
  USD: 2,
  EUR: 2,
  GBP: 2,
  AUD: 2,
  CAD: 2,
  CNY: 2,
  JPY: 0,
  MYR: 2,
  SGD: 2,
  THB: 2,
} as const;

export type BetCurrency = keyof typeof MINOR_DIGITS;

export const BET_CURRENCIES = [
  'TWD',
  'HKD',
  'VND',
  'USD',
  'EUR',
  'GBP',
  'AUD',
  'CAD',
  'CNY',
  'JPY',
  'MYR',
  'SGD',
  'THB',
] as const satisfies readonly BetCurrency[];
