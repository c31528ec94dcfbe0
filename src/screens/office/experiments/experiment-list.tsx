import { useLanguage } from '#i18n/language-provider.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { OfficeTime } from '../office-time.tsx';
import { PlaceAndGoal, StateBadge, subjectOf, Visitors } from '../parts/experiment-labels.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import type { ExperimentsData } from './data.server.ts';

/** What is tried and was tried, with what came of it. */
export function ExperimentList({ experiments, meta }: ExperimentsData) {
  const language = useLanguage<'office-experiments'>();
  const { t } = language;
  const href = useOfficeHref();
  return (
    <>
      <OfficeTable
        label={t('office-experiments.title')}
        rows={experiments}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href(`/office/experiments/${id}`)}
        empty={t('office-experiments.empty')}
        columns={[
          {
            key: 'what',
            header: t('office-experiments.what'),
            render: (row) => (
              <>
                <span className="wrap-anywhere">{subjectOf(row, language)}</span>
                <span className="block text-12 text-ink-3">
                  <PlaceAndGoal experiment={row} />
                </span>
              </>
            ),
          },
          {
            key: 'state',
            header: t('office-experiments.state'),
            render: ({ state }) => <StateBadge state={state} />,
          },
          {
            key: 'visitors',
            header: t('office-experiments.visitors'),
            numeric: true,
            wideOnly: true,
            render: ({ a, b, plan }) => (
              <Visitors count={a.visitors + b.visitors} planned={plan === null ? null : 2 * plan.visitors} />
            ),
          },
          {
            key: 'finding',
            header: t('office-experiments.finding'),
            roomy: true,
            render: ({ verdict }) => (verdict === null ? '-' : t(`office-experiments.verdicts.${verdict}`)),
          },
          {
            key: 'created',
            header: t('office-experiments.created'),
            wideOnly: true,
            render: ({ created_at: at }) => <OfficeTime at={at} />,
          },
        ]}
      />
      <ListFoot meta={meta} />
    </>
  );
}
