import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import { FormPage } from '../../sign-in/form-parts.tsx';
import { GoogleSignIn } from '../../sign-in/google-sign-in.tsx';
import type { LoginData } from '../data.server.ts';
import { ConfirmedAddress } from './confirmed-address.tsx';
import { LoginForm } from './login-form.tsx';

/** Log in by e-mail and password or with Google; whoever was sent here is told why. */
export function LoginPage({ wasSentHere, goesTo, google }: LoginData) {
  const { locale, t } = useLanguage<'login' | 'errors'>();
  const messages = useVisitorMessages();
  const registered = readRegistered(useLocation().state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the reader arrives.
  useEffect(() => {
    if (wasSentHere && registered === null) messages.toast({ tone: 'error', text: t('errors.loginFirst') });
  }, []);

  return (
    <FormPage
      title={t('login.title')}
      lead={wasSentHere ? t('login.goOn') : undefined}
      after={
        <>
          {t('login.noAccount')}{' '}
          <TextLink href={`${localePath(locale, '/register')}${wasSentHere ? wayBack(goesTo) : ''}`}>
            {t('login.register')}
          </TextLink>
        </>
      }
    >
      {registered === null ? null : (
        <Notice tone="success">{t('login.registered', { email: registered })}</Notice>
      )}
      <ConfirmedAddress />
      <LoginForm goesTo={goesTo} email={registered ?? undefined} />
      <GoogleSignIn settings={google} goesTo={goesTo} />
    </FormPage>
  );
}

const wayBack = (goesTo: string) => `?${new URLSearchParams({ redirect: goesTo })}`;

/** The address that has just been registered, which the sign-up page hands over. */
function readRegistered(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('registered' in state)) return null;
  return typeof state.registered === 'string' ? state.registered : null;
}
