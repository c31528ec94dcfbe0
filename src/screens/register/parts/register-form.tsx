import { useNavigate } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import { AgreeBox } from '../../sign-in/agree-box.tsx';
import { credentialFaults, credentialLimits } from '../../sign-in/credential-faults.ts';
import { EmailField, FormFault, NewPasswordFields } from '../../sign-in/form-parts.tsx';
import { useCallForm } from '../../use-call-form.ts';

/** The five fields of an account. Nobody is signed in by it: the login page follows, with the e-mail filled in. */
export function RegisterForm({ login }: { login: string }) {
  const { locale, t } = useLanguage<'register' | 'credentials' | 'errors'>();
  const messages = useVisitorMessages();
  const navigate = useNavigate();
  const { ref, faults, isBusy, onSubmit } = useCallForm({
    check: (form) => {
      const { username, email, password, password_confirmation: confirmation } = readFields(form);
      return {
        username: credentialFaults.username(username, t),
        email: credentialFaults.email(email, t),
        password: credentialFaults.newPassword(password, t),
        password_confirmation: credentialFaults.confirmation(confirmation, password, t),
        agree: form.has('agree') ? '' : t('credentials.errors.agree'),
      };
    },
    send: async (form) => {
      const { sendRegistration } = await loadCalls();
      return sendRegistration({ ...readFields(form), agree: true, locale }, locale);
    },
    onDone: async (_, form) => {
      messages.toast({ tone: 'success', text: t('errors.success.registration') });
      await navigate(login, { state: { registered: readFields(form).email.trim() } });
    },
  });
  const { usernameMin: min, usernameMax: max } = credentialLimits;
  return (
    <form method="post" ref={ref} onSubmit={onSubmit} onFocus={loadCalls} noValidate className="grid gap-4">
      <FormFault text={faults.base} />
      <TextField
        name="username"
        label={t('credentials.username')}
        hint={t('credentials.usernameHint', { min, max })}
        error={faults.username}
        autoComplete="nickname"
        required
      />
      <EmailField error={faults.email} />
      <NewPasswordFields faults={faults} />
      <AgreeBox error={faults.agree} />
      <Button type="submit" tone="primary" wide busy={isBusy}>
        {t('register.submit')}
      </Button>
    </form>
  );
}

function readFields(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    username: text('username'),
    email: text('email'),
    password: text('password'),
    password_confirmation: text('password_confirmation'),
  };
}

const loadCalls = () => import('../send-registration.ts');
