import { contactOrderContract } from '#api/office/contact-order.contract.ts';
import { contactRemovalContract } from '#api/office/contacts/[id]/removal.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import { anyText, writtenIn } from '../text/local-text-fields.tsx';
import { MoveButtons } from '../text/move-buttons.tsx';
import { RemovalButton } from '../text/removal-button.tsx';
import { WholeListFile } from '../text/whole-list-file.tsx';
import { ContactDialog, useContactName } from './contact-dialog.tsx';
import type { ContactsData, OfficeContact } from './data.server.ts';

/** The ways to reach the brand in the order in which readers find them. */
export function ContactList({ contacts }: ContactsData) {
  const { t } = useLanguage<'office-content'>();
  const href = useOfficeHref();
  return (
    <>
      <OfficeTable
        label={t('office-content.contacts.title')}
        columns={useColumns(contacts)}
        rows={contacts}
        rowKey={({ id }) => id}
        empty={t('office-content.contacts.empty')}
      />
      <WholeListFile href={href('/office/api/content-exports/contacts')} />
    </>
  );
}

function useColumns(
  all: readonly OfficeContact[],
): readonly [OfficeColumn<OfficeContact>, ...OfficeColumn<OfficeContact>[]] {
  const { t, locale } = useLanguage<'office-content'>();
  const may = useMay();
  const nameOf = useContactName();
  const call = useOfficeCall();
  const ids = all.filter(({ is_removed: isRemoved }) => !isRemoved).map(({ id }) => id);
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
    {
      key: 'act',
      header: t('office-content.acts'),
      render: (row) =>
        may('content.edit') ? (
          <span className="flex flex-wrap gap-2">
            <MoveButtons
              id={row.id}
              ids={ids}
              name={row.value}
              send={(order) => call(contactOrderContract, { body: { ids: order } })}
            />
            {row.is_removed ? null : <ContactDialog of={row} />}
            <RemovalButton
              what={row.value}
              isRemoved={row.is_removed}
              version={row.version}
              send={(removed, version) =>
                call(contactRemovalContract, {
                  params: { id: row.id },
                  body: { version, removed },
                })
              }
            />
          </span>
        ) : null,
    },
  ];
}
