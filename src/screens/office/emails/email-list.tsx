import { retryEmailContract } from '#api/office/emails/[id]/retry.contract.ts';
import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useBrandName, useMay } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { OfficeTime } from '../office-time.tsx';
import { FilterBar, FilterSelect } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { useExportHref } from '../table/use-list-address.ts';
import type { EmailsData } from './data.server.ts';
import { useEmailName } from './use-email-name.ts';

/** What was given up can be sent once more; what failed and waits goes by itself. */
export function EmailList({ emails, meta }: EmailsData) {
  const { t } = useLanguage<'office-operations' | 'office-frame'>();
  const nameOf = useBrandName();
  const emailName = useEmailName();
  const may = useMay();
  const exportHref = useExportHref();
  return (
    <>
      <FilterBar>
        <FilterSelect
          name="status"
          label={t('office-operations.state')}
          anyLabel={t('office-frame.table.any')}
          options={(['queued', 'failed'] as const).map((value) => ({
            value,
            label: t(`office-operations.emails.states.${value}`),
          }))}
        />
      </FilterBar>
      <OfficeTable
        label={t('office-operations.emails.stuck')}
        rows={emails}
        rowKey={({ id }) => id}
        empty={t('office-operations.emails.empty')}
        columns={[
          {
            key: 'template',
            header: t('office-operations.emails.template'),
            roomy: true,
            render: ({ template, recipient, brand, error }) => (
              <>
                {emailName(template)}
                <span className="block text-12 wrap-anywhere text-ink-3">
                  {recipient} · {nameOf(brand)}
                </span>
                <span className="block text-12 wrap-anywhere text-ink-2 md:hidden">{error}</span>
              </>
            ),
          },
          {
            key: 'state',
            header: t('office-operations.state'),
            render: ({ status, attempts }) => (
              <>
                <Badge tone={status === 'failed' ? 'lose' : 'warn'}>
                  {t(`office-operations.emails.states.${status}`)}
                </Badge>
                <span className="block text-12 text-ink-3">
                  {t('office-operations.failed.tries', { count: attempts })}
                </span>
              </>
            ),
          },
          {
            key: 'error',
            header: t('office-operations.failed.error'),
            wideOnly: true,
            render: ({ error }) => <span className="block max-w-prose min-w-40">{error ?? '-'}</span>,
          },
          {
            key: 'written',
            header: t('office-operations.emails.written'),
            roomy: true,
            wideOnly: true,
            render: ({ created_at: at }) => <OfficeTime at={at} />,
          },
          {
            key: 'next',
            header: t('office-operations.emails.next'),
            wideOnly: true,
            render: ({ status, next_attempt_at: at }) => (status === 'failed' ? '-' : <OfficeTime at={at} />),
          },
          {
            key: 'actions',
            header: t('office-operations.actions'),
            isHidden: !may('operations.run'),
            render: (email) =>
              email.status === 'failed' ? (
                <span className="whitespace-nowrap">
                  <Retry email={email} />
                </span>
              ) : null,
          },
        ]}
      />
      <ListFoot meta={meta} exportHref={exportHref('/office/api/list-exports/emails')} />
    </>
  );
}

function Retry({ email: { id, template, recipient } }: { email: EmailsData['emails'][number] }) {
  const { t, locale } = useLanguage<'office-operations'>();
  const emailName = useEmailName();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const title = t('office-operations.emails.retryOf', { template: emailName(template), recipient });
  return (
    <ActionDialog
      verb={t('office-operations.retry')}
      // What is read out begins with what is seen, for those who press it by saying it.
      label={joinLabel(t('office-operations.retry'), title, locale)}
      title={title}
      text={t('office-operations.emails.retryText')}
      withReason
      send={(form) => call(retryEmailContract, { params: { id }, body: { reason: reasonOf(form) } })}
      onDone={() => say({ tone: 'success', text: t('office-operations.emails.retried') })}
    />
  );
}
