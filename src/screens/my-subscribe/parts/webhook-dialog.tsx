import { useLanguage } from '#i18n/language-provider.tsx';
import { isEventOfPicks, MEMBER_WEBHOOK_EVENTS } from '#terms/webhooks.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldError, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { loadAccountCalls } from '../use-account-calls.ts';

export type MadeWebhook = { readonly id: string; readonly url: string; readonly secret: string };

/** Where a program is notified, and of what. In stats-only mode picks are not offered, since nothing would be sent of them. */
export function WebhookDialog({
  isStatsOnly,
  onClose,
  onMade,
}: {
  isStatsOnly: boolean;
  onClose: () => void;
  onMade: (webhook: MadeWebhook) => Promise<void>;
}) {
  const { locale, t } = useLanguage<'account' | 'ui'>();
  const offered = MEMBER_WEBHOOK_EVENTS.filter((event) => !isStatsOnly || !isEventOfPicks(event));
  const eventsOf = (form: FormData) => offered.filter((event) => form.getAll('events').includes(event));
  const urlOf = (form: FormData) => String(form.get('url') ?? '').trim();
  const { ref, errors, isBusy, onSubmit } = useCallForm<MadeWebhook>({
    check: (form) => ({
      url: urlOf(form) === '' ? t('account.webhooks.make.urlMissing') : '',
      events: eventsOf(form).length === 0 ? t('account.webhooks.make.eventMissing') : '',
    }),
    send: async (form) => {
      const { accountCalls } = await loadAccountCalls();
      return accountCalls(locale).addWebhook({ url: urlOf(form), events: eventsOf(form) });
    },
    onDone: onMade,
  });
  return (
    <Dialog open onClose={onClose} title={t('account.webhooks.make.title')} closeLabel={t('ui.close')}>
      <form method="post" ref={ref} onSubmit={onSubmit} noValidate className="grid gap-4">
        <div role="alert" className="empty:hidden">
          {errors.base ? <Notice tone="error">{errors.base}</Notice> : null}
        </div>
        <TextField
          name="url"
          type="url"
          label={t('account.webhooks.make.url')}
          hint={t('account.webhooks.make.urlHint')}
          error={errors.url}
          maxLength={500}
          autoComplete="off"
          required
        />
        <fieldset className="grid">
          <legend className="text-14 font-medium text-main">{t('account.webhooks.make.events')}</legend>
          {offered.map((event) => (
            <Checkbox key={event} name="events" value={event} label={t(`account.webhooks.event.${event}`)} />
          ))}
          <FieldError id="webhook-events-error" error={errors.events} />
        </fieldset>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" tone="primary" busy={isBusy}>
            {t('account.webhooks.make.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
