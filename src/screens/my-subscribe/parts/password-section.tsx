import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Section } from '#ui/section.tsx';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import { useAct } from '../use-account-calls.ts';

/** A new password is chosen by a mailed link, so that a borrowed phone cannot take the account. */
export function PasswordSection({ email, minutes }: { email: string; minutes: number }) {
  const { t } = useLanguage<'account'>();
  const messages = useVisitorMessages();
  const { act, isBusy } = useAct();
  const send = async () => {
    const sent = await act((calls) => calls.mailPasswordLink());
    if (sent !== null)
      messages.toast({ tone: 'success', text: t('account.password.sent', { email: sent.email }) });
  };
  return (
    <Section title={t('account.password.title')}>
      <Card className="grid gap-4">
        <p className="max-w-prose text-14">{t('account.password.text', { email, minutes })}</p>
        <div>
          <Button busy={isBusy} onClick={send}>
            {t('account.password.send')}
          </Button>
        </div>
      </Card>
    </Section>
  );
}
