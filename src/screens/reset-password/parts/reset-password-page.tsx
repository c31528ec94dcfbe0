import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { EmailField, FormError, FormPage, NewPasswordFields } from '../../sign-in/form-parts.tsx';
import { PlainForm, Submit } from '../../sign-in/plain-form.tsx';
import type { ResetPasswordData } from '../data.server.ts';
import type { SentReset } from '../sent-reset.ts';

type ResetPageProps = ResetPasswordData & { sent: SentReset | undefined };

/** Without a token it asks for the e-mail, and says that the link is on its way; with one it takes the new password. */
export function ResetPasswordPage({ path, linkMinutes, token: given, sent }: ResetPageProps) {
  const { locale, t } = useLanguage<'reset'>();
  const after = (
    <TextLink href={localePath(locale, '/login')} className="tap">
      {t('reset.backToLogin')}
    </TextLink>
  );
  const token = sent === undefined ? given : (sent.token ?? null);
  const errors = sent?.errors ?? {};

  if (token !== null) {
    return (
      <FormPage title={t('reset.newTitle')} lead={t('reset.newLead')} after={after}>
        <PlainForm name="new" action={path} said={t('reset.done')}>
          <FormError text={errors.base} />
          <input type="hidden" name="token" value={token} data-secret />
          <NewPasswordFields errors={errors} isChange />
          <Submit>{t('reset.save')}</Submit>
          {errors.base === undefined ? null : <LinkButton href={path}>{t('reset.askNew')}</LinkButton>}
        </PlainForm>
      </FormPage>
    );
  }
  if (sent?.sentTo !== undefined) {
    return (
      <FormPage title={t('reset.sentTitle')} after={after}>
        {/* It takes the focus, since the form that had it is gone. */}
        <div
          data-takes-focus
          tabIndex={-1}
          role="status"
          className="grid gap-2 text-16 focus-visible:outline-none"
        >
          <p>{t('reset.sentText', { email: sent.sentTo, minutes: linkMinutes })}</p>
          <p className="text-14 text-ink-2">{t('reset.sentNote')}</p>
        </div>
        <div>
          <LinkButton href={path}>{t('reset.again')}</LinkButton>
        </div>
      </FormPage>
    );
  }
  return (
    <FormPage title={t('reset.askTitle')} lead={t('reset.askLead')} after={after}>
      <PlainForm name="ask" action={path}>
        <FormError text={errors.base} />
        <EmailField error={errors.email} defaultValue={sent?.typed.email} />
        <Submit>{t('reset.send')}</Submit>
      </PlainForm>
    </FormPage>
  );
}
