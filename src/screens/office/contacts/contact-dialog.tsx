import { useState } from 'react';
import { contactRemovalContract } from '#api/office/contacts/[id]/removal.contract.ts';
import { saveContactContract } from '#api/office/contacts/[id].contract.ts';
import { newContactContract } from '#api/office/contacts.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { CONTACT_TYPES } from '#terms/content.ts';
import { TextField } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { FormErrors } from '../../use-call-form.ts';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay } from '../frame/office-context.ts';
import { LocalTextFields, readLocalTexts } from '../text/local-text-fields.tsx';
import { useSavedNote } from '../text/use-saved-note.ts';
import type { OfficeContact } from './data.server.ts';

/** What each service calls itself, the same in every language. */
const SERVICE_NAMES = { line: 'LINE', telegram: 'Telegram', whatsapp: 'WhatsApp', zalo: 'Zalo' } as const;

/** What a kind of contact is called. */
export function useContactName(): (type: OfficeContact['type']) => string {
  const { t } = useLanguage<'office-content'>();
  return (type) =>
    type === 'mail' || type === 'phone' ? t(`office-content.contacts.types.${type}`) : SERVICE_NAMES[type];
}

/** Writes a way to reach the brand: a new one, or another form of one that is there. */
export function ContactDialog({ contact }: { contact?: OfficeContact }) {
  const { t } = useLanguage<'office-content'>();
  const may = useMay();
  const call = useOfficeCall();
  const say = useSavedNote<OfficeContact>({
    remove: ({ id, version }) =>
      call(contactRemovalContract, { params: { id }, body: { removed: true, version } }),
    restore: ({ type, value, hours }, { id, version }) =>
      call(saveContactContract, { params: { id }, body: { type, value, hours, version } }),
  });
  if (!may('content.edit')) return null;
  const body = (form: FormData) => ({
    type: CONTACT_TYPES.find((type) => type === form.get('type')) ?? 'mail',
    value: String(form.get('value') ?? ''),
    hours: readLocalTexts(form, 'hours'),
  });
  return (
    <ActionDialog
      saves
      verb={t(contact === undefined ? 'office-content.contacts.new' : 'office-content.change')}
      {...(contact === undefined ? { tone: 'primary' as const, size: 'normal' as const } : {})}
      title={t(contact === undefined ? 'office-content.contacts.new' : 'office-content.contacts.change')}
      fields={(errors) => <ContactFields contact={contact} errors={errors} />}
      send={(form) =>
        contact === undefined
          ? call(newContactContract, { body: body(form) })
          : call(saveContactContract, {
              params: { id: contact.id },
              body: { ...body(form), version: contact.version },
            })
      }
      // A sample that was changed is none any more; its old words would come back as if they were meant.
      onDone={(done) => say(contact, done, { canUndo: contact?.is_sample !== true })}
    />
  );
}

function ContactFields({ contact, errors }: { contact: OfficeContact | undefined; errors: FormErrors }) {
  const { t } = useLanguage<'office-content'>();
  const nameOf = useContactName();
  const [type, setType] = useState<(typeof CONTACT_TYPES)[number]>(contact?.type ?? 'mail');
  return (
    <>
      <Select
        label={t('office-content.contacts.type')}
        name="type"
        value={type}
        onChange={(event) => setType(CONTACT_TYPES.find((one) => one === event.target.value) ?? 'mail')}
        options={CONTACT_TYPES.map((value) => ({
          value,
          label: nameOf(value),
        }))}
      />
      <TextField
        label={t('office-content.contacts.value')}
        hint={t(`office-content.contacts.hints.${type}`)}
        name="value"
        defaultValue={contact?.value ?? ''}
        maxLength={300}
        required
        error={errors.value}
      />
      <LocalTextFields
        name="hours"
        legend={t('office-content.contacts.hours')}
        texts={contact?.hours ?? {}}
        errors={errors}
        maxLength={120}
      />
    </>
  );
}
