import { useLanguage } from '#i18n/language-provider.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { OriginChip } from '../../origin-chip.tsx';
import { statisticsHref } from '../../statistics-address.ts';
import type { StatisticsData } from '../data.server.ts';
import type { Panel, Shown } from '../figures.ts';
import { Meetings } from './meetings.tsx';
import { RatingChart } from './rating-chart.tsx';
import { StrengthsChart } from './strengths-chart.tsx';
import { VersusHead } from './versus-head.tsx';

interface CompareProps {
  data: StatisticsData;
  statistics: Shown;
  panel: Panel;
  compare: NonNullable<Shown['compare']>;
}

/** Two teams face to face: what places them, their meetings, six measures and ratings. */
export function Compare({ data, statistics, panel, compare }: CompareProps) {
  const { t, locale } = useLanguage<'statistics' | 'sport' | 'ui'>();
  const { other, meetings } = compare;
  const { sport, season, seasons } = statistics;
  return (
    <Section
      title={t('statistics.compare.title', { team: panel.team.name, other: other.team.name })}
      lead={
        <span className="flex flex-wrap items-center gap-x-2">
          {t('statistics.list.title', { league: data.leagueName, season })}
          <OriginChip origin={seasons.find(({ id }) => id === season)?.origin ?? 'real'} t={t} />
          <TextLink href={statisticsHref(locale, { ...data.query, team: null, vs: null })} className="tap">
            {t('statistics.list.back')}
          </TextLink>
        </span>
      }
    >
      <div className="grid gap-4 lg:grid-cols-2">
        <VersusHead data={data} statistics={statistics} panels={[panel, other]} />
        <Meetings data={data} panel={panel} meetings={meetings} sport={sport} />
        <div className="grid gap-4 lg:col-span-2">
          <StrengthsChart panel={panel} other={other} sport={sport} />
          <RatingChart panel={panel} other={other} zone={data.display.zone} />
        </div>
      </div>
    </Section>
  );
}
