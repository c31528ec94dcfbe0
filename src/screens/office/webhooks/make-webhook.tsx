import { addOfficeWebhookContract } from '#api/office/webhooks.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { WEBHOOK_EVENTS } from '#terms/webhooks.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError, TextField } from '#ui/field.tsx';
import type { FormErrors } from '../../use-call-form.ts';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';

export type MadeOfficeWebhook = { readonly id: string; readonly url: string; readonly secret: string };

/** Adds an address of a program, and what is sent to it. */
export function MakeWebhook({ onMade }: { onMade: (webhook: MadeOfficeWebhook) => void }) {
  const { t } = useLanguage<'office-webhooks'>();
  const call = useOfficeCall();
  const eventsOf = (form: FormData) =>
    WEBHOOK_EVENTS.filter((event) => form.getAll('events').includes(event));
  const urlOf = (form: FormData) => String(form.get('url') ?? '').trim();
  return (
    <ActionDialog<MadeOfficeWebhook>
      verb={t('office-webhooks.make.verb')}
      tone="primary"
      size="normal"
      title={t('office-webhooks.make.title')}
      fields={(errors) => <Fields errors={errors} />}
      check={(form) => ({
        ...(urlOf(form) === '' ? { url: t('office-webhooks.make.urlMissing') } : {}),
        ...(eventsOf(form).length === 0 ? { events: t('office-webhooks.make.eventMissing') } : {}),
      })}
      send={(form) => call(addOfficeWebhookContract, { body: { url: urlOf(form), events: eventsOf(form) } })}
      onDone={onMade}
    />
  );
}

function Fields({ errors }: { errors: FormErrors }) {
  const { t } = useLanguage<'office-webhooks'>();
  return (
    <>
      <TextField
        label={t('office-webhooks.make.url')}
        hint={t('office-webhooks.make.urlHint')}
        name="url"
        type="url"
        maxLength={500}
        autoComplete="off"
        required
        error={errors.url}
      />
      <fieldset className="grid">
        <legend className="text-14 font-medium text-main">{t('office-webhooks.make.events')}</legend>
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox key={event} name="events" value={event} label={t(`office-webhooks.event.${event}`)} />
        ))}
      </fieldset>
      <FieldError id="office-webhook-events-error" error={errors.events} />
    </>
  );
}
