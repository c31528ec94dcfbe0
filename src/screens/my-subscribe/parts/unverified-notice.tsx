import { useLanguage } from '#i18n/language-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { LinkByMail } from './link-by-mail.tsx';

/** Where a brand wants addresses confirmed: what is still missing before the first order. */
export function UnverifiedNotice({ email }: { email: string }) {
  const { t } = useLanguage<'account'>();
  return (
    <Notice tone="warning">
      <div className="grid justify-items-start gap-2">
        {t('account.verification.text', { email })}
        <LinkByMail name="verification" size="small" sent={t('account.verification.sent', { email })}>
          {t('account.verification.send')}
        </LinkByMail>
      </div>
    </Notice>
  );
}
