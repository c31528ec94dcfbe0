import type { z } from 'zod';
import { tryPushContract } from '#api/office/trials/push.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { describeDevice } from '../../describe-device.ts';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useTrial } from './use-trial.ts';

type Trial = z.output<typeof tryPushContract.data>['devices'][number];

/** Sends a message to each of the operator's own devices, and says what their push services answered. */
export function SendTestPush() {
  const { t } = useLanguage<'office-notifications'>();
  const call = useOfficeCall();
  const { isBusy, outcome, run } = useTrial(() => call(tryPushContract, { body: {} }));
  return (
    <div className="grid justify-items-start gap-3">
      <Button size="small" busy={isBusy} onClick={run}>
        {t('office-notifications.trial.push')}
      </Button>
      <div role="status" className="grid w-full gap-2 empty:hidden">
        {outcome === null ? null : 'problem' in outcome ? (
          <Notice tone="error">{outcome.problem}</Notice>
        ) : outcome.data.devices.length === 0 ? (
          <Notice tone="warning">{t('office-notifications.trial.none')}</Notice>
        ) : (
          <Said trials={outcome.data.devices} />
        )}
      </div>
    </div>
  );
}

function Said({ trials }: { trials: readonly Trial[] }) {
  const { t } = useLanguage<'office-notifications'>();
  return trials.map(({ user_agent: userAgent, outcome, error }, index) => {
    const known = describeDevice(userAgent);
    const device =
      known === null
        ? t('office-notifications.devices.unknown')
        : t('office-notifications.devices.name', known);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: devices of one browser have nothing else that distinguishes them
      <Notice key={index} tone={outcome === 'sent' ? 'success' : 'error'}>
        {t(`office-notifications.trial.${outcome}`, { device, error: error ?? '-' })}
      </Notice>
    );
  });
}
