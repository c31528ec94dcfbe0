import { useLanguage } from '#i18n/language-provider.tsx';
import { FoldedSection } from '#ui/section.tsx';
import type { Panel, Sport } from '../figures.ts';
import { GameSets } from './game-sets.tsx';

interface SituationsProps {
  panels: readonly Panel[];
  sport: Sport;
  isStatsOnly: boolean;
}

type Situation = Panel['situations'][number];

const OF_MARKETS: readonly string[] = ['favourite', 'underdog'];
const OF_TIME: readonly string[] = ['day', 'night'];

/** The figures in each situation; of two teams the rows are those of the first. */
export function Situations({ panels, sport, isStatsOnly }: SituationsProps) {
  const { t } = useLanguage<'statistics' | 'situations'>();
  const [panel] = panels;
  const hasTimes = panels.some(({ situations }) =>
    situations.some(({ id, n }) => OF_TIME.includes(id) && n > 0),
  );
  const isShown = ({ id }: Situation) =>
    (hasTimes || !OF_TIME.includes(id)) && !(isStatsOnly && OF_MARKETS.includes(id));
  return (
    <FoldedSection title={t('statistics.situations.title')} lead={t('statistics.situations.lead')}>
      <GameSets
        label={t('statistics.situations.title')}
        panels={panels}
        sets={(panel?.situations ?? []).filter(isShown).map(({ id }) => ({
          key: id,
          name: t(`situations.${id}.name`),
          description: t(`situations.${id}.description`),
          figures: panels.map(({ situations }) => situations.find((situation) => situation.id === id)),
        }))}
        sport={sport}
        kinds={isStatsOnly ? ['results'] : ['results', 'markets']}
      />
      {hasTimes ? null : <p className="text-12 text-ink-3">{t('statistics.situations.noTimes')}</p>}
    </FoldedSection>
  );
}
