import { formatNumber } from '#i18n/format-number.ts';
import { jobName } from '#i18n/job-name.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { OfficeTime } from '../office-time.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import type { QueueView } from './data.server.ts';

const TONES: Readonly<Record<QueueView['state'], BadgeTone>> = {
  fine: 'win',
  late: 'warn',
  failing: 'lose',
  never: 'neutral',
};

/** Every queue with its schedule, what waits in it, and how its last run went. */
export function QueueTable({ queues }: { queues: readonly QueueView[] }) {
  const { t } = useLanguage<'office-operations' | 'jobs'>();
  return (
    <OfficeTable
      label={t('office-operations.queues.title')}
      rows={queues}
      rowKey={({ name }) => name}
      empty={t('office-operations.queues.empty')}
      columns={[
        {
          key: 'name',
          header: t('office-operations.queues.name'),
          render: ({ name, every_s: everyS }) => (
            <>
              <span title={name}>{jobName(t, name)}</span>
              <span className="block text-12 text-ink-3">
                {everyS === null
                  ? t('office-operations.queues.asked')
                  : t(`office-operations.queues.every.${spanOf(everyS).unit}`, {
                      count: spanOf(everyS).count,
                    })}
              </span>
            </>
          ),
        },
        {
          key: 'state',
          header: t('office-operations.state'),
          render: ({ state, last }) => (
            <>
              <Badge tone={TONES[state]}>{t(`office-operations.queues.states.${state}`)}</Badge>
              {last?.error ? (
                <span className="block max-w-prose text-12 wrap-anywhere text-lose">{last.error}</span>
              ) : null}
            </>
          ),
        },
        {
          key: 'waiting',
          header: t('office-operations.queues.waiting'),
          numeric: true,
          wideOnly: true,
          render: ({ waiting, running, oldest_waiting_s: oldestS }) => (
            <>
              {formatNumber(waiting)} / {formatNumber(running)}
              {oldestS === null || oldestS < 60 ? null : (
                <span className="block text-12 text-warn">
                  {t('office-operations.seconds', { count: oldestS })}
                </span>
              )}
            </>
          ),
        },
        {
          key: 'last',
          header: t('office-operations.queues.last'),
          render: ({ last }) =>
            last === null ? (
              '-'
            ) : (
              <>
                <OfficeTime at={last.ended_at} />
                <span className="block text-12 text-ink-3">{formatNumber(last.duration_ms)} ms</span>
              </>
            ),
        },
        {
          key: 'runs',
          header: t('office-operations.queues.runs'),
          numeric: true,
          wideOnly: true,
          render: ({ last }) =>
            last === null ? '-' : `${formatNumber(last.runs)} / ${formatNumber(last.failures)}`,
        },
      ]}
    />
  );
}

const UNITS = [
  { unit: 'days', seconds: 86_400 },
  { unit: 'hours', seconds: 3600 },
  { unit: 'minutes', seconds: 60 },
] as const;

/** A number of seconds in the largest unit of which it is a whole number. */
function spanOf(seconds: number) {
  const found = UNITS.find((one) => seconds % one.seconds === 0);
  return found === undefined
    ? ({ unit: 'seconds', count: seconds } as const)
    : { unit: found.unit, count: seconds / found.seconds };
}
