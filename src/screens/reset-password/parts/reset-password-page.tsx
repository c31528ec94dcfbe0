import { useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { TextLink } from '#ui/text-link.tsx';
import { FormPage } from '../../sign-in/form-parts.tsx';
import { useTakenQuery } from '../../use-taken-query.ts';
import type { ResetPasswordData } from '../data.server.ts';
import { AskEmailForm } from './ask-email-form.tsx';
import { EmailSent } from './email-sent.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** Without a token it asks for the e-mail; with one it takes the new password. */
export function ResetPasswordPage({ linkMinutes, hasToken }: ResetPasswordData) {
  const { locale, t } = useLanguage<'reset'>();
  const { token = '' } = useTakenQuery(TOKEN);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [face, setFace] = useState<'ask' | 'new'>(hasToken ? 'new' : 'ask');
  const after = <TextLink href={localePath(locale, '/login')}>{t('reset.backToLogin')}</TextLink>;

  if (face === 'new') {
    return (
      <FormPage title={t('reset.newTitle')} lead={t('reset.newLead')} after={after}>
        <NewPasswordForm token={token} onUseless={() => setFace('ask')} />
      </FormPage>
    );
  }
  if (sentTo !== null) {
    return (
      <FormPage title={t('reset.sentTitle')} after={after}>
        <EmailSent email={sentTo} minutes={linkMinutes} onAgain={() => setSentTo(null)} />
      </FormPage>
    );
  }
  return (
    <FormPage title={t('reset.askTitle')} lead={t('reset.askLead')} after={after}>
      <AskEmailForm onSent={setSentTo} />
    </FormPage>
  );
}

const TOKEN = ['token'] as const;
