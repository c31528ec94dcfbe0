import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { PUBLIC_CHECKS } from '#terms/checks.ts';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Section } from '#ui/section.tsx';
import { PageLinks } from '../../page-links.tsx';
import type { AuditData } from '../data.server.ts';
import { RunVerdict } from './check-state.tsx';

type Run = AuditData['runs'][number];

/** The runs as they were stored: what was red once stays red here. */
export function History({
  runs,
  page,
  lastPage,
  zone,
}: Pick<AuditData, 'runs' | 'page' | 'lastPage' | 'zone'>) {
  const { t, locale } = useLanguage<'audit'>();
  return (
    <Section title={t('audit.history.title')} lead={t('audit.history.lead')} anchor="history">
      <div className="grid gap-4">
        <DataTable
          label={t('audit.history.title')}
          rows={runs}
          rowKey={(run) => run.checked_at}
          empty={<EmptyState title={t('audit.history.none')} />}
          columns={[
            {
              key: 'at',
              header: t('audit.history.at'),
              render: (run) => <time dateTime={run.checked_at}>{formatDateTime(run.checked_at, zone)}</time>,
            },
            {
              key: 'verdict',
              header: t('audit.history.result'),
              render: (run) => <RunVerdict verdict={run.verdict} />,
            },
            {
              key: 'holds',
              header: t('audit.history.held'),
              numeric: true,
              render: ({ checks }) =>
                t('audit.history.of', {
                  held: checks.filter(({ state }) => state === 'holds').length,
                  all: checks.length,
                }),
            },
            { key: 'red', header: t('audit.history.broken'), render: (run) => <Broken run={run} /> },
          ]}
        />
        <PageLinks
          page={page}
          lastPage={lastPage}
          href={(number) => `${localePath(locale, '/audit')}?page=${number}#history`}
        />
      </div>
    </Section>
  );
}

function Broken({ run }: { run: Run }) {
  const { t } = useLanguage<'audit'>();
  const broken = PUBLIC_CHECKS.filter((name) =>
    run.checks.some(({ check, state }) => check === name && (state === 'broken' || state === 'failed')),
  );
  if (broken.length === 0) return '-';
  return (
    <ul>
      {broken.map((name) => (
        <li key={name}>{t(`audit.check.${name}.title`)}</li>
      ))}
    </ul>
  );
}
