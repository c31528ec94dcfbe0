import { useLanguage } from '#i18n/language-provider.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { FormError, FormPage } from '../../sign-in/form-parts.tsx';
import { OpenQuestion } from '../../sign-in/open-question.tsx';
import { PlainForm, Submit } from '../../sign-in/plain-form.tsx';
import type { SentSignIn } from '../../sign-in/sign-in-outcome.ts';
import type { ThirdTokenData } from '../data.server.ts';

type ThirdTokenPageProps = ThirdTokenData & { sent: SentSignIn | undefined };

/** Exchanges the code, with the address already clean; one that is worth nothing leads to login. */
export function ThirdTokenPage({ path, login, code, state, sent }: ThirdTokenPageProps) {
  const { t } = useLanguage<'google' | 'login' | 'errors'>();
  if (sent !== undefined)
    return (
      <FormPage title={t('google.third.title')}>
        <FormError text={sent.question === undefined ? (sent.errors.base ?? t('google.third.stale')) : ''} />
        <LinkButton href={login}>{t('login.title')}</LinkButton>
        {sent.question === undefined ? null : (
          <OpenQuestion question={sent.question} errors={sent.errors} closesTo={login} />
        )}
      </FormPage>
    );
  return (
    <FormPage title={t('google.third.title')} lead={t('google.third.wait')}>
      <PlainForm name="exchange" action={path} isAutomatic said={t('errors.success.login')}>
        <input type="hidden" name="code" value={code ?? ''} data-secret />
        <input type="hidden" name="state" value={state} />
        <Submit>{t('login.submit')}</Submit>
      </PlainForm>
    </FormPage>
  );
}
