import { formatMinute } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useMay, useOffice, useOfficeHref } from '../frame/office-context.ts';
import { OfficeTime } from '../office-time.tsx';
import { DetailList, Panel } from '../panel.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { Backups } from './backups.tsx';
import type { OperationView } from './data.server.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { QueueTable } from './queue-table.tsx';

const TONES: Readonly<Record<OperationView['processes'][number]['state'], BadgeTone>> = {
  running: 'win',
  silent: 'lose',
  ended: 'neutral',
};

/** Processes, queues, what was given up, e-mails and the database, as they are at this moment. */
export function JobsPage({ operation }: { operation: OperationView }) {
  const { t } = useLanguage<'office-operations'>();
  const { zone } = useOffice();
  return (
    <>
      <p className="text-12 text-ink-3">
        {t('office-operations.asOf', { time: formatMinute(operation.as_of, zone) })}
      </p>
      {operation.processes.some(({ state, kind }) => state === 'running' && kind === 'worker') ? null : (
        <Notice tone="error">{t('office-operations.jobs.noWorker')}</Notice>
      )}
      <FailedJobs failed={operation.failed} />
      <QueueTable queues={operation.queues} />
      <Backups backups={operation.backups} />
      <Processes processes={operation.processes} />
      <div className="grid gap-4 lg:grid-cols-2">
        <Emails emails={operation.emails} />
        <Database database={operation.database} />
      </div>
    </>
  );
}

function Processes({ processes }: Pick<OperationView, 'processes'>) {
  const { t } = useLanguage<'office-operations'>();
  return (
    <Panel title={t('office-operations.processes.title')}>
      <OfficeTable
        isPlain
        label={t('office-operations.processes.title')}
        rows={processes}
        rowKey={({ id }) => id}
        empty={t('office-operations.processes.empty')}
        columns={[
          {
            key: 'kind',
            header: t('office-operations.processes.kind'),
            render: ({ kind, host, pid }) => (
              <>
                {t(`office-operations.processes.kinds.${kind}`)}
                <span className="block text-12 text-ink-3">
                  {host} · {pid}
                </span>
              </>
            ),
          },
          {
            key: 'state',
            header: t('office-operations.state'),
            render: ({ state }) => (
              <Badge tone={TONES[state]}>{t(`office-operations.processes.states.${state}`)}</Badge>
            ),
          },
          {
            key: 'release',
            header: t('office-operations.processes.release'),
            wideOnly: true,
            render: ({ release, build }) => [release, build].filter(Boolean).join(' · '),
          },
          {
            key: 'since',
            header: t('office-operations.processes.since'),
            render: ({ started_at: at }) => <OfficeTime at={at} />,
          },
          {
            key: 'seen',
            header: t('office-operations.processes.seen'),
            wideOnly: true,
            render: ({ seen_at: at }) => <OfficeTime at={at} />,
          },
        ]}
      />
    </Panel>
  );
}

function Emails({ emails }: Pick<OperationView, 'emails'>) {
  const { t } = useLanguage<'office-operations'>();
  const may = useMay();
  const href = useOfficeHref();
  const { queued, due, failed, oldest_due_s: oldestS } = emails;
  return (
    <Panel title={t('office-operations.emails.title')}>
      <DetailList
        details={[
          [t('office-operations.emails.queued'), formatNumber(queued)],
          [t('office-operations.emails.due'), formatNumber(due)],
          [
            t('office-operations.emails.oldest'),
            oldestS === null ? '-' : t('office-operations.seconds', { count: oldestS }),
          ],
          [t('office-operations.emails.failed'), formatNumber(failed)],
        ]}
      />
      {may('operations.view') ? (
        <TextLink href={href('/office/emails')} className="tap">
          {t('office-operations.emails.open')}
        </TextLink>
      ) : null}
    </Panel>
  );
}

function Database({ database }: Pick<OperationView, 'database'>) {
  const { t } = useLanguage<'office-operations'>();
  return (
    <Panel title={t('office-operations.database.title')}>
      <DetailList
        details={[
          [t('office-operations.database.size'), megabytes(database.bytes)],
          [t('office-operations.database.connections'), formatNumber(database.connections)],
          ...database.tables.map(
            ({ name, bytes, rows }) =>
              [
                name,
                `${megabytes(bytes)} · ${t('office-operations.database.rows', { count: rows })}`,
              ] as const,
          ),
        ]}
      />
    </Panel>
  );
}

const megabytes = (bytes: number) => `${formatNumber(bytes / 1_048_576, 1)} MB`;
