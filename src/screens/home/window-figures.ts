import type { Claim } from '#api/claims.contract.ts';
import { formatNumber, formatPercent, formatSigned, formatSignedPercent } from '#i18n/format.ts';
import type { Translate } from '#i18n/t.ts';
import type { RecordWindow } from './record-window.ts';

/** One figure of the record with what it rests on, in words. */
type WindowFigure = {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Which way it went, for figures that are a gain or a loss, as rounded as they are shown; null for the others. */
  readonly sign: number | null;
  /** The interval, where the registry gives one. */
  readonly margin: string | null;
  /** The sample, in a sentence. */
  readonly note: string;
  /** Where its rows can be read. */
  readonly href: string;
};

/** The figures of a window in the order in which they are read; one that its query no longer supports is left out. */
export function windowFigures(
  { winRate, profit, closingValue }: Partial<Pick<RecordWindow, 'winRate' | 'profit' | 'closingValue'>>,
  unitUsd: number,
  t: Translate<'home'>,
): WindowFigure[] {
  const figures: (WindowFigure | null | undefined)[] = [
    winRate && {
      key: 'winRate',
      label: t('home.record.winRate'),
      sign: null,
      href: winRate.evidence,
      ...rateLabels(winRate, t),
    },
    profit && {
      key: 'profit',
      label: t('home.record.profit'),
      sign: shownSign((profit.value / unitUsd) * 10),
      href: profit.evidence,
      value: t('home.record.units', { units: formatSigned(profit.value / unitUsd) }),
      margin: between(profit, (usd) => formatSigned(usd / unitUsd)),
      note: t('home.record.picks', { count: profit.n }),
    },
    closingValue && {
      key: 'close',
      label: t('home.record.closingValue'),
      href: closingValue.evidence,
      value: formatSignedPercent(closingValue.value),
      sign: closingValue.value,
      margin: between(closingValue, formatSignedPercent),
      note: t('home.record.withClose', { n: closingValue.n }),
    },
  ];
  return figures.filter((figure) => figure !== null && figure !== undefined);
}

/** Which way a figure goes that is shown as a whole number: one that reads 0 goes nowhere. */
function shownSign(value: number): number {
  return Math.sign(Math.round(value));
}

/** A rate of fewer than ten is no percentage: it reads `3 of 7`, and nothing of so few has an interval. */
const MIN_FOR_RATE = 10;

function rateLabels({ value, n, interval }: Claim, t: Translate<'home'>) {
  const won = Math.round(value * n);
  if (n < MIN_FOR_RATE) {
    const note = t('home.record.decided', { won, n });
    return { value: t('home.record.fewDecided', { won, n }), margin: null, note };
  }
  const note = t('home.record.ofDecided', { won, n });
  return { value: formatPercent(value), margin: interval && intervalText(interval), note };
}

/**
 * A figure's interval with both ends as the figure itself is written: `−3.1 … +12.4`. Of fewer picks than make a rate there is none: two
 * that ended alike would give one that is far too narrow.
 */
function between({ n, interval }: Claim, write: (value: number) => string): string | null {
  return n < MIN_FOR_RATE ? null : interval && `${write(interval[0])} … ${write(interval[1])}`;
}

/** `44.4–52.3%` */
function intervalText([low, high]: readonly [number, number]): string {
  return `${formatNumber(low * 100, 1)}–${formatPercent(high)}`;
}
