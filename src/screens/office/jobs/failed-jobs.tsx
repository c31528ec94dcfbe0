import { retryJobContract } from '#api/office/jobs/[id]/retry.contract.ts';
import { formatMinute } from '#i18n/format.ts';
import { jobName } from '#i18n/job-name.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay, useOffice } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { OfficeTime } from '../office-time.tsx';
import { Panel } from '../panel.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import type { OperationView } from './data.server.ts';

/** Jobs that were given up, each with what went wrong and one more try. */
export function FailedJobs({ failed }: Pick<OperationView, 'failed'>) {
  const { t } = useLanguage<'office-operations' | 'jobs'>();
  const may = useMay();
  return (
    <Panel title={t('office-operations.failed.title')}>
      <OfficeTable
        isPlain
        label={t('office-operations.failed.title')}
        stack="texts"
        rows={failed}
        rowKey={({ id }) => id}
        empty={t('office-operations.failed.empty')}
        columns={[
          {
            key: 'name',
            header: t('office-operations.queues.name'),
            render: ({ name }) => <span title={name}>{jobName(t, name)}</span>,
          },
          {
            key: 'error',
            header: t('office-operations.failed.error'),
            roomy: true,
            render: ({ error, tries }) => (
              <span className="block max-w-prose wrap-anywhere">
                {error}
                <span className="block text-12 text-ink-3">
                  {t('office-operations.failed.tries', { count: tries })}
                </span>
              </span>
            ),
          },
          {
            key: 'at',
            header: t('office-operations.failed.at'),
            roomy: true,
            render: ({ ended_at: at }) => <OfficeTime at={at} />,
          },
          {
            key: 'actions',
            header: t('office-operations.actions'),
            isHidden: !may('operations.run'),
            render: (job) => <Retry job={job} />,
          },
        ]}
      />
    </Panel>
  );
}

function Retry({ job }: { job: OperationView['failed'][number] }) {
  const { t } = useLanguage<'office-operations' | 'jobs'>();
  const { id, ended_at: endedAt } = job;
  const name = jobName(t, job.name);
  const call = useOfficeCall();
  const { zone } = useOffice();
  const say = useOfficeNote();
  // The same job may have been given up more than once; each button has a name of its own.
  const title = t('office-operations.failed.retryOf', { name, at: formatMinute(endedAt, zone) });
  return (
    <ActionDialog
      verb={t('office-operations.retry')}
      label={title}
      title={title}
      text={t('office-operations.failed.retryText')}
      withReason
      send={(form) => call(retryJobContract, { params: { id }, body: { reason: reasonOf(form) } })}
      onDone={() => say({ tone: 'success', text: t('office-operations.failed.retried', { name }) })}
    />
  );
}
