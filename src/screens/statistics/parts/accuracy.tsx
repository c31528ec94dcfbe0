import { formatNumber } from '#i18n/format.ts';
import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Section } from '#ui/section.tsx';
import { VersusTable } from '#ui/versus-table.tsx';
import type { Panel } from '../figures.ts';
import { RateText, stackStyle } from './rate-text.tsx';

type Row = Panel['accuracy'][number];

/** How our own picks on a team's games ended; what was calculated afterwards stands apart. */
export function Accuracy({ panels }: { panels: readonly Panel[] }) {
  const { locale, t } = useLanguage<'statistics' | 'ui'>();
  const [one, other] = panels;
  return (
    <Section title={t('statistics.accuracy.title')} lead={t('statistics.accuracy.lead')}>
      {one !== undefined && other !== undefined ? (
        <Compared one={one} other={other} />
      ) : (
        panels.map(({ team, accuracy }) => (
          <DataTable
            key={team.id}
            label={joinLabel(team.name, t('statistics.accuracy.title'), locale)}
            rows={accuracy.filter(isCounted)}
            rowKey={({ origin }) => origin}
            empty={<EmptyState title={t('statistics.accuracy.empty')} />}
            columns={[
              {
                key: 'origin',
                header: t('statistics.accuracy.origin'),
                render: ({ origin }) => t(`statistics.accuracy.${origin}`),
              },
              ...(['accuracy', 'winRate'] as const).map((measure) => ({
                key: measure,
                header: t(`statistics.accuracy.${measure}`),
                numeric: true,
                render: (row: Row) => <Figure row={row} measure={measure} />,
              })),
            ]}
          />
        ))
      )}
    </Section>
  );
}

const isCounted = ({ win_rate, draw }: Row) => win_rate.n + draw > 0;

interface FigureProps {
  row: Row;
  measure: 'accuracy' | 'winRate';
  isLeft?: boolean;
}

/** A rate; below the win rate the picks that it leaves out, because their stakes came back. */
function Figure({ row, measure, isLeft = false }: FigureProps) {
  const { locale, t } = useLanguage<'statistics' | 'ui'>();
  if (measure === 'accuracy') return <RateText rate={row.accuracy} t={t} isLeft={isLeft} />;
  return (
    <span className={stackStyle(isLeft)}>
      <RateText rate={row.win_rate} t={t} isLeft={isLeft} />
      {row.draw > 0 ? (
        <span className="text-12 text-ink-3">
          {joinLabel(t('statistics.accuracy.draw'), formatNumber(row.draw), locale)}
        </span>
      ) : null}
    </span>
  );
}

/** The picks on two teams, each figure in one row. */
function Compared({ one, other }: { one: Panel; other: Panel }) {
  const { t } = useLanguage<'statistics' | 'ui'>();
  const groups = one.accuracy.flatMap((home) => {
    const away = other.accuracy.find(({ origin }) => origin === home.origin);
    if (away === undefined || !(isCounted(home) || isCounted(away))) return [];
    return {
      key: home.origin,
      title: t(`statistics.accuracy.${home.origin}`),
      rows: (['accuracy', 'winRate'] as const).map((measure) => ({
        key: measure,
        label: t(`statistics.accuracy.${measure}`),
        home: <Figure row={home} measure={measure} isLeft />,
        away: <Figure row={away} measure={measure} />,
      })),
    };
  });
  return (
    <Card>
      {groups.length === 0 ? (
        <EmptyState title={t('statistics.accuracy.empty')} />
      ) : (
        <VersusTable
          label={t('statistics.accuracy.title')}
          measure={t('statistics.strengths.measure')}
          home={one.team.name}
          away={other.team.name}
          groups={groups}
        />
      )}
    </Card>
  );
}
