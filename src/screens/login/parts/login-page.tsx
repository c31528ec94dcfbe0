import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { CurrentPasswordField, EmailField, FormError, FormPage } from '../../sign-in/form-parts.tsx';
import { OpenQuestion } from '../../sign-in/open-question.tsx';
import { PlainForm, Submit } from '../../sign-in/plain-form.tsx';
import { ProviderForm } from '../../sign-in/provider-form.tsx';
import { SaidAtOnce } from '../../sign-in/said-at-once.tsx';
import type { LoginData } from '../data.server.ts';
import type { SentLogin } from '../sent-login.ts';
import { ConfirmedAddress } from './confirmed-address.tsx';

type LoginPageProps = LoginData & { sent: SentLogin | undefined };

/** Log in by e-mail and password or with Google; anyone who was sent here reads why. */
export function LoginPage({ path, wasSentHere, goesTo, google, verify, note, sent }: LoginPageProps) {
  const { locale, t } = useLanguage<'login' | 'errors' | 'reset'>();
  const wayBack = wasSentHere ? `?${new URLSearchParams({ redirect: goesTo })}` : '';
  const errors = sent?.question === undefined ? (sent?.errors ?? {}) : {};
  const registered = note?.kind === 'registered' ? note.email : undefined;
  return (
    <FormPage
      title={t('login.title')}
      lead={wasSentHere ? t('login.goOn') : undefined}
      after={
        <>
          {t('login.noAccount')}{' '}
          <TextLink href={`${localePath(locale, '/register')}${wayBack}`} className="tap">
            {t('login.register')}
          </TextLink>
        </>
      }
    >
      {wasSentHere && sent === undefined && note === null ? (
        <SaidAtOnce tone="error" text={t('errors.loginFirst')} />
      ) : null}
      {registered === undefined ? null : (
        <Notice tone="success">{t('login.registered', { email: registered })}</Notice>
      )}
      {note?.kind === 'reset' ? <Notice tone="success">{t('reset.done')}</Notice> : null}
      <ConfirmedAddress token={verify} isVerified={sent?.isVerified} action={path} />
      <PlainForm name="login" said={t('errors.success.login')}>
        <FormError text={errors.base} />
        <EmailField error={errors.email} defaultValue={sent?.typed.email ?? registered} />
        <CurrentPasswordField error={errors.password} />
        <div className="grid gap-3 pt-1">
          <Submit>{t('login.submit')}</Submit>
          <TextLink href={localePath(locale, '/resetPassword')} className="tap justify-self-start text-14">
            {t('login.forgot')}
          </TextLink>
        </div>
      </PlainForm>
      <ProviderForm settings={google} />
      {sent?.question === undefined ? null : (
        <OpenQuestion question={sent.question} errors={sent.errors} closesTo={`${path}${wayBack}`} />
      )}
    </FormPage>
  );
}
