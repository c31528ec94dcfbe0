import { useLanguage } from '#i18n/language-provider.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Section } from '#ui/section.tsx';
import type { Panel, Sport } from '../figures.ts';
import { marketColumns, splitColumns } from './splits.tsx';

interface SituationsProps {
  panels: readonly Panel[];
  sport: Sport;
  isStatsOnly: boolean;
}

const OF_MARKETS: readonly string[] = ['favourite', 'underdog'];
const OF_TIME: readonly string[] = ['day', 'night'];

/** The record in each situation, one table a team. */
export function Situations({ panels, sport, isStatsOnly }: SituationsProps) {
  const { t } = useLanguage<'statistics' | 'situations' | 'ui'>();
  const hasTimes = panels.some(({ situations }) =>
    situations.some(({ id, n }) => OF_TIME.includes(id) && n > 0),
  );
  const isShown = ({ id }: { readonly id: string }) =>
    (hasTimes || !OF_TIME.includes(id)) && !(isStatsOnly && OF_MARKETS.includes(id));
  return (
    <Section title={t('statistics.situations.title')} lead={t('statistics.situations.lead')}>
      <div className="grid gap-4">
        {panels.map((panel) => (
          <DataTable
            key={panel.team.id}
            label={`${panel.team.name}: ${t('statistics.situations.title')}`}
            showLabel={panels.length > 1}
            rows={panel.situations.filter(isShown)}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'situation',
                header: t('statistics.situations.situation'),
                render: ({ id, n }) => (
                  <span className="grid min-w-32">
                    {t(`situations.${id}.name`)}
                    <span className="text-12 text-ink-3">
                      {t('statistics.sample', { count: n })}
                      <span className="max-lg:hidden"> · {t(`situations.${id}.description`)}</span>
                    </span>
                  </span>
                ),
              },
              ...splitColumns(sport, t),
              ...(isStatsOnly ? [] : marketColumns(t)),
            ]}
          />
        ))}
        {hasTimes ? null : <p className="text-12 text-ink-3">{t('statistics.situations.noTimes')}</p>}
      </div>
    </Section>
  );
}
