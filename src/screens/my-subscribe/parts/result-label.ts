import type { useLanguage } from '#i18n/language-provider.tsx';
import { inList } from '#i18n/punctuation.ts';

type Language = ReturnType<typeof useLanguage<'periods'>>;

type Counts = {
  readonly win: number;
  readonly lose: number;
  readonly draw: number;
  readonly cancel?: number;
  readonly open?: number;
};

/** What became of the picks of a period. That none was pushed, cancelled or is open still is not worth a word. */
export function resultLabel(
  { win, lose, draw, cancel = 0, open = 0 }: Counts,
  t: Language['t'],
  locale: Language['locale'],
): string {
  return inList(locale, [
    t('periods.worth.wonLost', { win, lose }),
    ...(draw > 0 ? [t('periods.worth.pushed', { count: draw })] : []),
    ...(cancel > 0 ? [t('periods.ledger.cancelled', { count: cancel })] : []),
    ...(open > 0 ? [t('periods.ledger.open', { count: open })] : []),
  ]);
}
