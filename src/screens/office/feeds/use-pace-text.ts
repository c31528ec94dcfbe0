import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';

type Waits = { readonly scores_every_s: number | null; readonly odds_stretch: number | null };

/** How often scores and odds are asked for, in words. */
export function usePaceText(): (waits: Waits) => { readonly scores: string; readonly odds: string } {
  const { t } = useLanguage<'office-operations'>();
  const none = t('office-operations.feeds.pace.none');
  return ({ scores_every_s: every, odds_stretch: stretch }) => ({
    scores: every === null ? none : t('office-operations.feeds.pace.every', { seconds: formatNumber(every) }),
    odds:
      stretch === null
        ? none
        : stretch === 1
          ? t('office-operations.feeds.pace.oddsFull')
          : t('office-operations.feeds.pace.oddsTimes', { times: formatNumber(stretch, 1) }),
  });
}
