import type { z } from 'zod';
import { tryOddsKeyContract } from '#api/office/trials/odds-key.contract.ts';
import { feedReasonText } from '#i18n/alert-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { ProviderName } from '#terms/providers.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay } from '../frame/office-context.ts';
import { useTrial } from './use-trial.ts';

type Trial = z.output<typeof tryOddsKeyContract.data>;

/** Asks a provider what is left of its count, and says what it answered; the key itself is nowhere on the page. */
export function TestKey({ provider }: { provider?: ProviderName }) {
  const { t } = useLanguage<'office-trials'>();
  const call = useOfficeCall();
  const may = useMay();
  const { isBusy, outcome, run } = useTrial(() => call(tryOddsKeyContract, { body: { provider } }));
  if (!may('feeds.run')) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <Button size="small" busy={isBusy} onClick={run}>
        {t('office-trials.key.test')}
        {provider === undefined ? null : <span className="sr-only"> {provider}</span>}
      </Button>
      <div role="status" className="w-full empty:hidden">
        {outcome === null ? null : 'problem' in outcome ? (
          <Notice tone="error">{outcome.problem}</Notice>
        ) : (
          <Said trial={outcome.data} />
        )}
      </div>
    </div>
  );
}

function Said({ trial }: { trial: Trial }) {
  const { provider, outcome, remaining, used, leagues, code, failure } = trial;
  const { t } = useLanguage<'office-trials' | 'alerts'>();
  if (outcome === 'not_set') return <Notice tone="warning">{t('office-trials.key.not_set')}</Notice>;
  if (outcome === 'refused') {
    return (
      <Notice tone="error">
        {t('office-trials.key.refused')} {feedReasonText(t, { code, failure })}
      </Notice>
    );
  }
  const isByMinute = provider === 'football-data';
  const left = formatNumber(remaining ?? 0);
  const good = isByMinute
    ? t('office-trials.key.good_minute', { left })
    : t('office-trials.key.good', { left, used: used === null ? '-' : formatNumber(used) });
  return (
    <Notice tone={remaining === 0 && !isByMinute ? 'warning' : 'success'}>
      {remaining === null ? t('office-trials.key.goodUnsaid') : good}{' '}
      {leagues === null
        ? null
        : t(isByMinute ? 'office-trials.key.offered' : 'office-trials.key.leagues', {
            offered: formatNumber(leagues.offered.length),
            covered: formatNumber(leagues.covered),
          })}
    </Notice>
  );
}
