import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { TextField } from '#ui/field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AgreeBox } from '../../sign-in/agree-box.tsx';
import { credentialLimits } from '../../sign-in/credential-errors.ts';
import { EmailField, FormError, FormPage, NewPasswordFields } from '../../sign-in/form-parts.tsx';
import { OpenQuestion } from '../../sign-in/open-question.tsx';
import { PlainForm, Submit } from '../../sign-in/plain-form.tsx';
import { ProviderForm } from '../../sign-in/provider-form.tsx';
import type { SentSignIn } from '../../sign-in/sign-in-outcome.ts';
import type { RegisterData } from '../data.server.ts';

type RegisterPageProps = RegisterData & { sent: SentSignIn | undefined };

/** Opens an account, by e-mail and password or with Google. By e-mail the log-in page follows, with the address filled in. */
export function RegisterPage({ path, wayBack, google, sent }: RegisterPageProps) {
  const { locale, t } = useLanguage<'register' | 'credentials' | 'errors'>();
  const errors = sent?.question === undefined ? (sent?.errors ?? {}) : {};
  const typed = sent?.typed ?? {};
  const { usernameMin: min, usernameMax: max } = credentialLimits;
  return (
    <FormPage
      title={t('register.title')}
      lead={t('register.lead')}
      after={
        <>
          {t('register.haveAccount')}{' '}
          <TextLink href={`${localePath(locale, '/login')}${wayBack}`} className="tap">
            {t('register.login')}
          </TextLink>
        </>
      }
    >
      <PlainForm name="register" said={t('errors.success.registration')}>
        <FormError text={errors.base} />
        <TextField
          name="username"
          label={t('credentials.username')}
          hint={t('credentials.usernameHint', { min, max })}
          error={errors.username}
          defaultValue={typed.username}
          autoComplete="nickname"
          required
        />
        <EmailField error={errors.email} defaultValue={typed.email} />
        <NewPasswordFields errors={errors} />
        <AgreeBox error={errors.agree} isAgreed={typed.agree !== undefined} />
        <Submit>{t('register.submit')}</Submit>
      </PlainForm>
      <ProviderForm settings={google} />
      {sent?.question === undefined ? null : (
        <OpenQuestion question={sent.question} errors={sent.errors} closesTo={`${path}${wayBack}`} />
      )}
    </FormPage>
  );
}
