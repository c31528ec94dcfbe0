import { useLanguage } from '#i18n/language-provider.tsx';
import { MEMBER_SCOPES } from '#terms/api-scopes.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldError, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { loadAccountCalls } from '../use-account-calls.ts';

export type MadeKey = { readonly id: string; readonly name: string; readonly key: string };

/** What a new key is called and what it may do. */
export function KeyDialog({
  onClose,
  onMade,
}: {
  onClose: () => void;
  onMade: (key: MadeKey) => Promise<void>;
}) {
  const { locale, t } = useLanguage<'account' | 'ui'>();
  const scopesOf = (form: FormData) => MEMBER_SCOPES.filter((scope) => form.getAll('scopes').includes(scope));
  const nameOf = (form: FormData) => String(form.get('name') ?? '').trim();
  const { ref, errors, isBusy, onSubmit } = useCallForm<MadeKey>({
    check: (form) => ({
      name: nameOf(form) === '' ? t('account.keys.make.nameMissing') : '',
      scopes: scopesOf(form).length === 0 ? t('account.keys.make.scopeMissing') : '',
    }),
    send: async (form) => {
      const { accountCalls } = await loadAccountCalls();
      return accountCalls(locale).makeKey({ name: nameOf(form), scopes: scopesOf(form) });
    },
    onDone: onMade,
  });
  return (
    <Dialog open onClose={onClose} title={t('account.keys.make.title')} closeLabel={t('ui.close')}>
      <form method="post" ref={ref} onSubmit={onSubmit} noValidate className="grid gap-4">
        <div role="alert" className="empty:hidden">
          {errors.base ? <Notice tone="error">{errors.base}</Notice> : null}
        </div>
        <TextField
          name="name"
          label={t('account.keys.make.name')}
          hint={t('account.keys.make.nameHint')}
          error={errors.name}
          maxLength={60}
          autoComplete="off"
          required
        />
        <fieldset className="grid">
          <legend className="text-14 font-medium text-main">{t('account.keys.make.scopes')}</legend>
          {MEMBER_SCOPES.map((scope) => (
            <Checkbox key={scope} name="scopes" value={scope} label={t(`account.keys.scope.${scope}`)} />
          ))}
          <FieldError id="key-scopes-error" error={errors.scopes} />
        </fieldset>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" tone="primary" busy={isBusy}>
            {t('account.keys.make.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
