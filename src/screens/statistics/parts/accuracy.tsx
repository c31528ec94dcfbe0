import { formatNumber } from '#i18n/format.ts';
import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Section } from '#ui/section.tsx';
import type { Panel } from '../figures.ts';
import { RateText } from './rate-text.tsx';

/** How our own picks on a team's games ended; what was calculated afterwards stands apart. */
export function Accuracy({ panels }: { panels: readonly Panel[] }) {
  const { locale, t } = useLanguage<'statistics' | 'ui'>();
  return (
    <Section title={t('statistics.accuracy.title')} lead={t('statistics.accuracy.lead')}>
      <div className="grid gap-4 lg:auto-cols-fr lg:grid-flow-col">
        {panels.map(({ team, accuracy }) => (
          <DataTable
            key={team.id}
            label={joinLabel(team.name, t('statistics.accuracy.title'), locale)}
            showLabel={panels.length > 1}
            rows={accuracy.filter(({ win_rate, draw }) => win_rate.n + draw > 0)}
            rowKey={({ origin }) => origin}
            empty={<EmptyState title={t('statistics.accuracy.empty')} />}
            columns={[
              {
                key: 'origin',
                header: <span className="whitespace-nowrap">{t('statistics.accuracy.origin')}</span>,
                render: ({ origin }) => (
                  <span className="block min-w-24">{t(`statistics.accuracy.${origin}`)}</span>
                ),
              },
              {
                key: 'accuracy',
                header: t('statistics.accuracy.accuracy'),
                numeric: true,
                render: (row) => <RateText rate={row.accuracy} t={t} />,
              },
              {
                key: 'rate',
                header: t('statistics.accuracy.winRate'),
                numeric: true,
                render: ({ win_rate }) => <RateText rate={win_rate} t={t} />,
              },
              {
                key: 'draw',
                header: t('statistics.accuracy.draw'),
                numeric: true,
                render: ({ draw }) => formatNumber(draw),
              },
            ]}
          />
        ))}
      </div>
    </Section>
  );
}
