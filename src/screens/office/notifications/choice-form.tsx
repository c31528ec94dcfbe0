import { useState } from 'react';
import { saveNotificationsContract } from '#api/office/notifications.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeForm } from '../form/use-office-form.ts';
import { useOffice, useOfficeHref } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { Panel } from '../panel.tsx';
import type { NotificationsData } from './data.server.ts';

type ChoiceFormProps = Pick<NotificationsData, 'choice' | 'devices' | 'webhooks' | 'zones'>;

/** What is offered first to anyone who wants to sleep. */
const NIGHT = { from: '22:00', until: '08:00' };

/** How the operator is notified, and the quiet hours in which they are not. */
export function ChoiceForm({ choice, devices, webhooks, zones }: ChoiceFormProps) {
  const { t } = useLanguage<'office-notifications'>();
  const { operator } = useOffice();
  const href = useOfficeHref();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const [ways, setWays] = useState({ email: choice.by_email, push: choice.by_push });
  const [isQuiet, setQuiet] = useState(choice.quiet !== null);
  const { from, until } = choice.quiet ?? NIGHT;
  const form = useOfficeForm({
    check: (fields) => ({
      until: isQuiet && !areHours(fields) ? t('office-notifications.ways.missing') : '',
    }),
    send: (fields) =>
      call(saveNotificationsContract, {
        body: {
          by_email: ways.email,
          by_push: ways.push,
          zone: textOf(fields, 'zone') || choice.zone,
          quiet: isQuiet ? { from: textOf(fields, 'from'), until: textOf(fields, 'until') } : null,
        },
      }),
    onDone: () => say({ tone: 'success', text: t('office-notifications.ways.saved') }),
  });
  return (
    <Panel title={t('office-notifications.ways.title')}>
      <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="grid gap-3">
        {form.errors.base ? <Notice tone="error">{form.errors.base}</Notice> : null}
        <div>
          <Checkbox
            label={t('office-notifications.ways.email', { to: operator.email })}
            checked={ways.email}
            onChange={({ target }) => setWays({ ...ways, email: target.checked })}
          />
          <Checkbox
            label={t('office-notifications.ways.push')}
            checked={ways.push}
            onChange={({ target }) => setWays({ ...ways, push: target.checked })}
          />
        </div>
        {ways.push && devices.length === 0 ? (
          <Notice tone="warning">{t('office-notifications.ways.noDevice')}</Notice>
        ) : null}
        {ways.email || ways.push ? null : (
          <Notice tone="warning">{t('office-notifications.ways.none')}</Notice>
        )}
        <p className="text-14 text-ink-2">
          {webhooks === 0
            ? t('office-notifications.ways.noWebhooks')
            : t('office-notifications.ways.webhooks', { count: webhooks })}{' '}
          <TextLink href={href('/office/webhooks')}>{t('office-notifications.ways.openWebhooks')}</TextLink>
        </p>
        <fieldset className="grid gap-2 border-0 border-t border-line p-0 pt-3">
          <legend className="sr-only">{t('office-notifications.ways.quiet')}</legend>
          <Checkbox
            label={t('office-notifications.ways.quietOn')}
            checked={isQuiet}
            onChange={({ target }) => setQuiet(target.checked)}
          />
          {isQuiet ? (
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                type="time"
                required
                name="from"
                label={t('office-notifications.ways.from')}
                defaultValue={from}
                error={form.errors.from}
              />
              <TextField
                type="time"
                required
                name="until"
                label={t('office-notifications.ways.until')}
                defaultValue={until}
                error={form.errors.until}
              />
              <div className="sm:col-span-2">
                <Select
                  name="zone"
                  label={t('office-notifications.ways.zone')}
                  options={zones}
                  defaultValue={choice.zone}
                  error={form.errors.zone}
                />
              </div>
            </div>
          ) : null}
          <p className="text-12 text-ink-3">{t('office-notifications.ways.quietText')}</p>
        </fieldset>
        <div>
          <Button tone="primary" type="submit" needsScripts busy={form.isBusy}>
            {t('office-notifications.ways.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '');

function areHours(form: FormData): boolean {
  const [from, until] = [textOf(form, 'from'), textOf(form, 'until')];
  return from !== '' && until !== '' && from !== until;
}
