import { formatMinute } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useOffice } from '../frame/office-context.ts';
import { DetailList, Panel } from '../panel.tsx';
import type { OperationView } from './data.server.ts';

/** The backups that the site takes by itself, and whether they come back. */
export function Backups({ backups }: Pick<OperationView, 'backups'>) {
  const { t } = useLanguage<'office-operations'>();
  const { zone } = useOffice();
  const { last, failure, next_at: nextAt, restore_test: test } = backups;
  const title = t('office-operations.backups.title');
  if (last === null && failure === null)
    return (
      <Panel title={title}>
        <p>{t('office-operations.backups.none')}</p>
      </Panel>
    );
  const never = t('office-operations.backups.never');
  const at = (instant: string | null) => (instant === null ? never : formatMinute(instant, zone));
  const tested = () => {
    if (test === null) return never;
    const when = at(test.ended_at);
    return test.error === null
      ? t('office-operations.backups.restored', { at: when, rows: formatNumber(test.rows ?? 0) })
      : t('office-operations.backups.restoreFailed', { at: when, error: test.error });
  };
  return (
    <Panel title={title}>
      <DetailList
        details={[
          [t('office-operations.backups.last'), at(last?.taken_at ?? null)],
          [
            t('office-operations.backups.size'),
            last === null ? '-' : `${formatNumber(last.bytes / 1_048_576, 1)} MB`,
          ],
          [t('office-operations.backups.target'), last?.target ?? '-'],
          [
            t('office-operations.backups.next'),
            nextAt === null ? t('office-operations.backups.noProcess') : at(nextAt),
          ],
          ...(failure === null
            ? []
            : [[t('office-operations.backups.failure'), `${at(failure.at)} · ${failure.reason}`] as const]),
          [t('office-operations.backups.restore'), tested()],
        ]}
      />
    </Panel>
  );
}
