import { contactOrderContract } from '#api/office/contact-order.contract.ts';
import { contactRemovalContract } from '#api/office/contacts/[id]/removal.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import type { OfficeColumn } from '../table/office-table.tsx';
import { anyText, writtenIn } from '../text/local-text-fields.tsx';
import { OrderedList } from '../text/ordered-list.tsx';
import { ContactDialog, useContactName } from './contact-dialog.tsx';
import type { ContactsData, OfficeContact } from './data.server.ts';

/** The ways to reach the brand in the order in which readers find them. */
export function ContactList({ contacts }: ContactsData) {
  const { t } = useLanguage<'office-content'>();
  const call = useOfficeCall();
  return (
    <OrderedList
      label={t('office-content.contacts.title')}
      empty={t('office-content.contacts.empty')}
      rows={contacts}
      columns={useColumns()}
      isRemoved={({ is_removed: isRemoved }) => isRemoved}
      nameOf={({ value }) => value}
      edit={(row) => <ContactDialog contact={row} />}
      sendOrder={(ids) => call(contactOrderContract, { body: { ids } })}
      sendRemoval={(id, body) => call(contactRemovalContract, { params: { id }, body })}
      file="contacts"
    />
  );
}

function useColumns(): readonly OfficeColumn<OfficeContact>[] {
  const { t, locale } = useLanguage<'office-content'>();
  const nameOf = useContactName();
  return [
    {
      key: 'value',
      header: t('office-content.contacts.value'),
      render: ({ type, value, is_removed: isRemoved, is_sample: isSample }) => (
        <>
          <span className="wrap-anywhere">{value}</span>
          <span className="flex flex-wrap gap-1 text-12 text-ink-3">
            {nameOf(type)}
            {isRemoved ? <Badge tone="lose">{t('office-content.removed')}</Badge> : null}
            {isSample ? <Badge>{t('office-content.sample')}</Badge> : null}
          </span>
        </>
      ),
    },
    {
      key: 'hours',
      header: t('office-content.contacts.hours'),
      wideOnly: true,
      render: ({ hours }) => (
        <>
          {anyText(hours, locale)}
          <span className="block text-12 text-ink-3">{writtenIn(hours)}</span>
        </>
      ),
    },
  ];
}
