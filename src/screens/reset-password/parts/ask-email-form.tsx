import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { credentialFaults } from '../../sign-in/credential-faults.ts';
import { EmailField, FormFault } from '../../sign-in/form-parts.tsx';
import { useCallForm } from '../../use-call-form.ts';

/** Asks for the account's address. The answer is the same whether there is such an account or not. */
export function AskEmailForm({ onSent }: { onSent: (email: string) => void }) {
  const { locale, t } = useLanguage<'reset' | 'credentials'>();
  const { ref, faults, isBusy, onSubmit } = useCallForm({
    check: (form) => ({ email: credentialFaults.email(String(form.get('email')), t) }),
    send: async (form) => {
      const { askEmail } = await loadCalls();
      return askEmail({ email: String(form.get('email')) }, locale);
    },
    onDone: (_, form) => onSent(String(form.get('email')).trim()),
  });
  return (
    <form method="post" ref={ref} onSubmit={onSubmit} onFocus={loadCalls} noValidate className="grid gap-4">
      <FormFault text={faults.base} />
      <EmailField error={faults.email} />
      <Button type="submit" tone="primary" wide busy={isBusy}>
        {t('reset.send')}
      </Button>
    </form>
  );
}

const loadCalls = () => import('../send-reset.ts');
