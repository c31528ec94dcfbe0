import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import { useAct } from '../use-account-calls.ts';

/** Where a brand wants addresses confirmed: what is still missing before the first order. */
export function UnverifiedNotice({ email }: { email: string }) {
  const { t } = useLanguage<'account'>();
  const messages = useVisitorMessages();
  const { act, isBusy } = useAct();
  const send = async () => {
    if ((await act((calls) => calls.mailVerification())) === null) return;
    messages.toast({ tone: 'success', text: t('account.verification.sent', { email }) });
  };
  return (
    <Notice tone="warning">
      <div className="grid justify-items-start gap-2">
        {t('account.verification.text', { email })}
        <Button size="small" busy={isBusy} onClick={send}>
          {t('account.verification.send')}
        </Button>
      </div>
    </Notice>
  );
}
