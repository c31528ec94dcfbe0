import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { Section } from '#ui/section.tsx';
import { LinkByMail } from './link-by-mail.tsx';

/** A new password is chosen by a mailed link, so that a borrowed phone cannot take the account. */
export function PasswordSection({ email, minutes }: { email: string; minutes: number }) {
  const { t } = useLanguage<'account'>();
  return (
    <Section title={t('account.password.title')}>
      <Card className="grid gap-4">
        <p className="max-w-prose text-14">{t('account.password.text', { email, minutes })}</p>
        <LinkByMail name="password" sent={t('account.password.sent', { email })}>
          {t('account.password.send')}
        </LinkByMail>
      </Card>
    </Section>
  );
}
