import { useNavigate } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import { sessionEvents } from '../../frame/session/session-events.ts';
import { FormError } from '../../sign-in/form-parts.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { loadAccountCalls, useFormFailure } from '../use-account-calls.ts';

export type DeletionDialogProps = { open: boolean; email: string; onClose: () => void };

/** The end of an account. Its address is typed once more, so that it happens to no one by a slip. */
export function DeletionDialog({ open, email, onClose }: DeletionDialogProps) {
  const { locale, t } = useLanguage<'account' | 'ui'>();
  const messages = useVisitorMessages();
  const navigate = useNavigate();
  const { ref, errors, isBusy, onSubmit } = useCallForm({
    check: (form) => ({
      email: isSame(String(form.get('email')), email) ? '' : t('account.deletion.mismatch'),
    }),
    send: async (form) => {
      const { accountCalls } = await loadAccountCalls();
      return accountCalls(locale).deleteAccount(String(form.get('email')));
    },
    onDone: async () => {
      sessionEvents.markStale();
      messages.toast({ tone: 'info', text: t('account.deletion.done') });
      await navigate(localePath(locale, '/'), { replace: true });
    },
    onFailure: useFormFailure(),
  });
  return (
    <Dialog open={open} onClose={onClose} title={t('account.deletion.title')} closeLabel={t('ui.close')}>
      <form method="post" ref={ref} onSubmit={onSubmit} noValidate className="grid gap-4">
        <p>{t('account.deletion.text')}</p>
        <FormError text={errors.base} />
        <TextField
          name="email"
          type="email"
          label={t('account.deletion.confirm', { email })}
          error={errors.email}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('account.deletion.keep')}</Button>
          <Button type="submit" tone="danger" busy={isBusy}>
            {t('account.deletion.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const isSame = (typed: string, email: string) => typed.trim().toLowerCase() === email.toLowerCase();
