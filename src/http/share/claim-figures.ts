import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import type { Claim } from '#domain/picks/claim/claim.ts';
import { formatNumber } from '#i18n/format.ts';
import type { RecordWindow } from '../../screens/home/record-window.ts';
import { windowFigures } from '../../screens/home/window-figures.ts';
import type { ShareFigure, ShareTranslator } from './card.ts';

/** The claims of a window as home writes them, each with its sample and interval. */
export function claimFigures(
  window: Pick<RecordWindow, 'winRate'> & Partial<RecordWindow>,
  t: ShareTranslator,
): ShareFigure[] {
  const samples: Readonly<Record<string, Claim | null | undefined>> = {
    winRate: window.winRate,
    profit: window.profit,
    close: window.closingValue,
  };
  return windowFigures(window, businessConstants.unitUsd, t).map(({ key, label, value, margin }) => ({
    label,
    value,
    notes: [
      t('share.sample', { n: formatNumber(samples[key]?.n) }),
      margin === null ? t('share.noInterval') : t('share.interval', { margin }),
    ],
  }));
}

/** What has to stand beside a claim wherever it is shown. */
export function warningsOf({ origin, simulated }: Claim, t: ShareTranslator): string[] {
  return [
    ...(origin === 'backfill' ? [t('share.afterwards')] : []),
    ...(simulated ? [t('share.simulated')] : []),
  ];
}
