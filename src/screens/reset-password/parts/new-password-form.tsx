import { useNavigate } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Button } from '#ui/button.tsx';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import { sessionNews } from '../../frame/session/session-news.ts';
import { credentialFaults } from '../../sign-in/credential-faults.ts';
import { FormFault, NewPasswordFields } from '../../sign-in/form-parts.tsx';
import { useCallForm } from '../../use-call-form.ts';

/** New password and the same again. It ends every session, so the login page follows. */
export function NewPasswordForm({ token, onUseless }: { token: string; onUseless: () => void }) {
  const { locale, t } = useLanguage<'reset' | 'credentials'>();
  const messages = useVisitorMessages();
  const navigate = useNavigate();
  const { ref, faults, isBusy, onSubmit } = useCallForm({
    check: (form) => {
      const { password, password_confirmation: confirmation } = readFields(form);
      return {
        password: credentialFaults.newPassword(password, t),
        password_confirmation: credentialFaults.confirmation(confirmation, password, t),
      };
    },
    send: async (form) => {
      const { sendNewPassword } = await loadCalls();
      return sendNewPassword({ token, ...readFields(form) }, locale);
    },
    onDone: async () => {
      sessionNews.markStale();
      messages.toast({ tone: 'success', text: t('reset.done') });
      await navigate(localePath(locale, '/login'), { replace: true });
    },
  });
  return (
    <form method="post" ref={ref} onSubmit={onSubmit} onFocus={loadCalls} noValidate className="grid gap-4">
      <FormFault text={faults.base ?? faults.token} />
      <NewPasswordFields faults={faults} isChange />
      <Button type="submit" tone="primary" wide busy={isBusy}>
        {t('reset.save')}
      </Button>
      {faults.base === undefined ? null : <Button onClick={onUseless}>{t('reset.askNew')}</Button>}
    </form>
  );
}

function readFields(form: FormData) {
  return {
    password: String(form.get('password') ?? ''),
    password_confirmation: String(form.get('password_confirmation') ?? ''),
  };
}

const loadCalls = () => import('../send-reset.ts');
