import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { TextLink } from '#ui/text-link.tsx';
import { FormPage } from '../../sign-in/form-parts.tsx';
import { GoogleSignIn } from '../../sign-in/google-sign-in.tsx';
import type { RegisterData } from '../data.server.ts';
import { RegisterForm } from './register-form.tsx';

/** Opens an account, by e-mail and password or with Google. */
export function RegisterPage({ goesTo, index, google }: RegisterData) {
  const { locale, t } = useLanguage<'register'>();
  const wayBack = goesTo === null ? '' : `?${new URLSearchParams({ redirect: goesTo })}`;
  const login = `${localePath(locale, '/login')}${wayBack}`;
  return (
    <FormPage
      title={t('register.title')}
      lead={t('register.lead')}
      after={
        <>
          {t('register.haveAccount')} <TextLink href={login}>{t('register.login')}</TextLink>
        </>
      }
    >
      <RegisterForm login={login} />
      <GoogleSignIn settings={google} goesTo={goesTo ?? index} />
    </FormPage>
  );
}
