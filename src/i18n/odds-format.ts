import type { Locale } from '#terms/locales.ts';
import { formatOdds as formatDecimal, formatNumber, unknownMark } from './format.ts';

/** The ways in which the markets that we serve write a price. Everything is stored and reckoned in decimal odds. */
export const oddsFormats = ['decimal', 'hong_kong', 'malay', 'indonesian', 'american'] as const;
export type OddsFormat = (typeof oddsFormats)[number];

/** How each language's market writes prices, until the reader chooses: Vietnamese bookmakers quote Malay odds. */
export const usualOddsFormat = {
  en: 'decimal',
  zh_TW: 'decimal',
  zh_HK: 'decimal',
  vi: 'malay',
} as const satisfies Record<Locale, OddsFormat>;

/** What of a bet decides how it is priced. */
export interface PricedBet {
  readonly sport: string;
  readonly bet_type: string;
}

const asianFormats: readonly OddsFormat[] = ['hong_kong', 'malay', 'indonesian'];

/**
 * The format in which a bet is priced: where handicaps and totals are quoted in an Asian format, the three outcomes of a soccer
 * match (1X2, "European odds" in Vietnamese) still are in decimal odds, because their prices lie far from even money.
 */
export function formatOfBet(format: OddsFormat, bet: PricedBet | undefined): OddsFormat {
  const hasThreeOutcomes = bet?.sport === 'soccer' && bet.bet_type === 'win_loss';
  return hasThreeOutcomes && asianFormats.includes(format) ? 'decimal' : format;
}

export function isOddsFormat(value: unknown): value is OddsFormat {
  return oddsFormats.some((format) => format === value);
}

const minus = '−';

/**
 * Decimal odds (stake included, above 1) as a number of another format, unrounded. Hong Kong odds are the gain of one unit;
 * Malay odds give the stake that gains one unit, negative, where the gain is above even; Indonesian odds do so below even;
 * American odds are Indonesian ones for a stake of a hundred.
 */
export function fromDecimal(odds: number, format: OddsFormat): number {
  const gain = odds - 1;
  switch (format) {
    case 'decimal':
      return odds;
    case 'hong_kong':
      return gain;
    case 'malay':
      return gain <= 1 ? gain : -1 / gain;
    case 'indonesian':
      return gain >= 1 ? gain : -1 / gain;
    case 'american':
      return 100 * (gain >= 1 ? gain : -1 / gain);
  }
}

/** The decimal odds that a number of a format stands for; null where it is no price in that format. */
export function toDecimal(value: number, format: OddsFormat): number | null {
  if (!Number.isFinite(value) || value === 0) return null;
  if (format === 'decimal') return value > 1 ? value : null;
  if (format === 'hong_kong') return value > 0 ? 1 + value : null;
  const units = format === 'american' ? value / 100 : value;
  // Malay odds lie within −1 and 1, Indonesian and American ones outside.
  const isInside = Math.abs(units) <= 1;
  if (format === 'malay' ? !isInside : Math.abs(units) < 1) return null;
  return 1 + (units > 0 ? units : -1 / units);
}

/** A price as the reader's market writes it: `1.93`, `0.93`, `−0.85`, `+105`; `-` when there is none. */
export function formatOddsAs(odds: number | null | undefined, format: OddsFormat): string {
  if (odds === null || odds === undefined || !Number.isFinite(odds) || odds <= 1) return formatDecimal(odds);
  if (format === 'decimal') return formatDecimal(odds);
  const value = fromDecimal(odds, format);
  if (!Number.isFinite(value)) return unknownMark;
  if (format !== 'american') return formatNumber(value, 2);
  return `${value > 0 ? '+' : minus}${formatNumber(Math.abs(value), 0).replaceAll(',', '')}`;
}

/** What a reader typed as a price of a format, in decimal odds; full-width digits, commas and every dash are read. */
export function parseOdds(text: string, format: OddsFormat): number | null {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^[−–—]/, '-')
    .replace(',', '.');
  if (!/^[+-]?\d+(\.\d+)?$/.test(plain)) return null;
  const odds = toDecimal(Number(plain), format);
  return odds !== null && odds < 1000 ? odds : null;
}
