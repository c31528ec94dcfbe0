import type { z } from 'zod';
import { tryEmailContract } from '#api/office/trials/email.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay } from '../frame/office-context.ts';
import { useTrial } from './use-trial.ts';

type Trial = z.output<typeof tryEmailContract.data>;

/** Sends an e-mail to the operator's own address, and says what the mail server answered. */
export function SendTestEmail() {
  const { t } = useLanguage<'office-trials'>();
  const call = useOfficeCall();
  const may = useMay();
  const { isBusy, outcome, run } = useTrial(() => call(tryEmailContract, { body: {} }));
  if (!may('operations.run')) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <Button size="small" busy={isBusy} onClick={run}>
        {t('office-trials.email.send')}
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

function Said({ trial: { outcome, server, to, error } }: { trial: Trial }) {
  const { t } = useLanguage<'office-trials'>();
  return (
    <Notice tone={outcome === 'sent' ? 'success' : outcome === 'not_set' ? 'warning' : 'error'}>
      {t(`office-trials.email.${outcome}`, { server: server ?? '-', to })}
      {error === null ? null : (
        <span className="block pt-1 wrap-anywhere">{t('office-trials.email.said', { error })}</span>
      )}
    </Notice>
  );
}
