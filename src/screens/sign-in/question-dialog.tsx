import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useCallForm } from '../use-call-form.ts';
import { AgreeBox } from './agree-box.tsx';
import { CurrentPasswordField, FormFault } from './form-parts.tsx';
import { sendConsent, sendLink } from './send-google.ts';
import type { SignInQuestion } from './sign-in-outcome.ts';

export type QuestionDialogProps = {
  question: SignInQuestion;
  onClose: () => void;
  onSignedIn: () => Promise<void>;
};

type Asked<State extends SignInQuestion['state']> = Omit<QuestionDialogProps, 'question'> & {
  question: Extract<SignInQuestion, { state: State }>;
};

/** A new account wants agreement, an account with a password wants it once, one that was never confirmed wants its e-mail. */
export function QuestionDialog({ question, ...props }: QuestionDialogProps) {
  switch (question.state) {
    case 'consent':
      return <ConsentDialog question={question} {...props} />;
    case 'link':
      return <LinkDialog question={question} {...props} />;
    case 'verify':
      return <VerifyDialog question={question} {...props} />;
  }
}

function ConsentDialog({ question: { ticket, email }, onClose, onSignedIn }: Asked<'consent'>) {
  const { locale, t } = useLanguage<'google' | 'credentials'>();
  const { ref, faults, isBusy, onSubmit } = useCallForm({
    check: (form) => ({ agree: form.has('agree') ? '' : t('credentials.errors.agree') }),
    send: () => sendConsent({ ticket, agree: true, locale }, locale),
    onDone: onSignedIn,
  });
  return (
    <Shell title={t('google.consent.title')} text={t('google.consent.text', { email })} onClose={onClose}>
      <form ref={ref} onSubmit={onSubmit} noValidate className="grid gap-4">
        <FormFault text={faults.base ?? faults.ticket} />
        <AgreeBox error={faults.agree} />
        <Buttons submit={t('google.consent.submit')} isBusy={isBusy} onClose={onClose} />
      </form>
    </Shell>
  );
}

function LinkDialog({ question: { ticket, email }, onClose, onSignedIn }: Asked<'link'>) {
  const { locale, t } = useLanguage<'google' | 'credentials'>();
  const { ref, faults, isBusy, onSubmit } = useCallForm({
    check: (form) => ({
      password: form.get('password') === '' ? t('credentials.errors.passwordRequired') : '',
    }),
    send: (form) => sendLink({ ticket, password: String(form.get('password')) }, locale),
    onDone: onSignedIn,
  });
  return (
    <Shell title={t('google.link.title')} text={t('google.link.text', { email })} onClose={onClose}>
      <form ref={ref} onSubmit={onSubmit} noValidate className="grid gap-4">
        <FormFault text={faults.base ?? faults.ticket} />
        {/* For password managers, which look for the account that the password belongs to. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <CurrentPasswordField error={faults.password} />
        <Buttons submit={t('google.link.submit')} isBusy={isBusy} onClose={onClose} />
      </form>
    </Shell>
  );
}

function VerifyDialog({ question: { email }, onClose }: Asked<'verify'>) {
  const { t } = useLanguage<'google' | 'ui'>();
  return (
    <Shell title={t('google.verify.title')} text={t('google.verify.text', { email })} onClose={onClose}>
      <div className="flex justify-end">
        <Button tone="primary" onClick={onClose}>
          {t('ui.close')}
        </Button>
      </div>
    </Shell>
  );
}

function Shell({
  title,
  text,
  onClose,
  children,
}: {
  title: string;
  text: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useLanguage<'ui'>();
  return (
    <Dialog open title={title} closeLabel={t('ui.close')} onClose={onClose}>
      <p className="pb-4">{text}</p>
      {children}
    </Dialog>
  );
}

function Buttons({ submit, isBusy, onClose }: { submit: string; isBusy: boolean; onClose: () => void }) {
  const { t } = useLanguage<'ui'>();
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onClose}>{t('ui.cancel')}</Button>
      <Button type="submit" tone="primary" busy={isBusy}>
        {submit}
      </Button>
    </div>
  );
}
