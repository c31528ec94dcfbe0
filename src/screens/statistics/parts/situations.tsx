import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { Translate } from '#i18n/t.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { Section } from '#ui/section.tsx';
import { type Panel, recordText, type Sport } from '../figures.ts';
import { RateText } from './rate-text.tsx';
import { marketColumns, splitColumns } from './splits.tsx';

interface SituationsProps {
  panels: readonly Panel[];
  sport: Sport;
  isStatsOnly: boolean;
}

type Situation = Panel['situations'][number];

const OF_MARKETS: readonly string[] = ['favourite', 'underdog'];
const OF_TIME: readonly string[] = ['day', 'night'];

/** The record in each situation: of one team in full, of two side by side. */
export function Situations({ panels, sport, isStatsOnly }: SituationsProps) {
  const { locale, t } = useLanguage<'statistics' | 'situations' | 'ui'>();
  const [panel] = panels;
  const hasTimes = panels.some(({ situations }) =>
    situations.some(({ id, n }) => OF_TIME.includes(id) && n > 0),
  );
  const isShown = ({ id }: Situation) =>
    (hasTimes || !OF_TIME.includes(id)) && !(isStatsOnly && OF_MARKETS.includes(id));
  const figures =
    panels.length > 1
      ? panels.flatMap((one) => comparedColumns(one, sport, isStatsOnly, t))
      : [...splitColumns(sport, t), ...(isStatsOnly ? [] : marketColumns(t))];
  return (
    <Section title={t('statistics.situations.title')} lead={t('statistics.situations.lead')}>
      <div className="grid gap-3">
        <DataTable
          label={joinLabel(
            panels.map(({ team }) => team.name).join(' – '),
            t('statistics.situations.title'),
            locale,
          )}
          rows={panel?.situations.filter(isShown) ?? []}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'situation',
              header: t('statistics.situations.situation'),
              render: ({ id, n }) => (
                <span className="grid min-w-24">
                  {t(`situations.${id}.name`)}
                  <span className="text-12 text-ink-3">
                    {panels.length > 1 ? null : t('statistics.sample', { count: n })}
                    <span className="max-lg:hidden">
                      {panels.length > 1 ? '' : ' · '}
                      {t(`situations.${id}.description`)}
                    </span>
                  </span>
                </span>
              ),
            },
            ...figures,
          ]}
        />
        {hasTimes ? null : <p className="text-12 text-ink-3">{t('statistics.situations.noTimes')}</p>}
      </div>
    </Section>
  );
}

/** One of two teams: its record with its win rate, and how often it covered. The row is named by the first team's. */
function comparedColumns(
  { team, situations }: Panel,
  sport: Sport,
  isStatsOnly: boolean,
  t: Translate<'statistics' | 'ui'>,
): readonly Column<Situation>[] {
  const find = (id: Situation['id']) => situations.find((situation) => situation.id === id);
  const column = (key: string, text: string, render: (situation: Situation) => React.ReactNode) => ({
    key: `${team.id} ${key}`,
    header: (
      <span className="grid">
        <span className="text-main">{team.name}</span>
        {text}
      </span>
    ),
    numeric: true,
    render: ({ id }: Situation) => {
      const situation = find(id);
      return situation === undefined ? '-' : render(situation);
    },
  });
  return [
    column('record', t(`statistics.columns.${sport === 'soccer' ? 'record' : 'shortRecord'}`), (situation) =>
      recordText(situation, sport),
    ),
    column('win', t('statistics.split.winRate'), ({ win_rate }) => <RateText rate={win_rate} t={t} />),
    ...(isStatsOnly
      ? []
      : [column('cover', t('statistics.split.cover'), ({ cover }) => <RateText rate={cover} t={t} />)]),
  ];
}
