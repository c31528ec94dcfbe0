import { useLanguage } from '#i18n/language-provider.tsx';
import { Panel } from '../panel.tsx';
import { SendTestEmail } from '../trials/send-test-email.tsx';
import { SendTestPush } from '../trials/send-test-push.tsx';

/** The ways to the operator, each tried by a press. */
export function TrialPanel() {
  const { t } = useLanguage<'office-notifications'>();
  return (
    <Panel title={t('office-notifications.trial.title')}>
      <SendTestPush />
      <SendTestEmail />
    </Panel>
  );
}
