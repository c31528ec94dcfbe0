import { formatNumber, formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { Renewals } from './data.server.ts';
import { FigureBar } from './figure-panel.tsx';

interface ShareCellProps {
  /** Null where there is nothing to say yet. */
  rate: Renewals[number]['renewed'] | null;
  hasBar?: boolean;
}

/** `k` of `n`, and from ten cases on the share with its interval. */
export function ShareCell({ rate, hasBar = false }: ShareCellProps) {
  const { t } = useLanguage<'office-figures'>();
  if (rate === null) return '-';
  const { k, n, share, low, high } = rate;
  return (
    <>
      <span className="whitespace-nowrap">
        {t('office-figures.kOfN', { k: formatNumber(k), n: formatNumber(n) })}
      </span>
      {share === null || low === null || high === null ? null : (
        <>
          <span className="block text-12 whitespace-nowrap text-ink-2">
            {t('office-figures.rate', {
              share: formatPercent(share),
              low: formatPercent(low),
              high: formatPercent(high),
            })}
          </span>
          {hasBar ? <FigureBar share={share} band={[low, high]} /> : null}
        </>
      )}
    </>
  );
}
