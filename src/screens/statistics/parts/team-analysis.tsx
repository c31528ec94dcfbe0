import { useLanguage } from '#i18n/language-provider.tsx';
import { FoldedSection, Section } from '#ui/section.tsx';
import type { StatisticsData } from '../data.server.ts';
import { Accuracy } from './accuracy.tsx';
import { Compare } from './compare.tsx';
import { FormLists, Rest } from './form-lists.tsx';
import { NextGame } from './next-game.tsx';
import { RatingChart } from './rating-chart.tsx';
import { Scores } from './scores-chart.tsx';
import { Situations } from './situations.tsx';
import { ClosingLines, Splits } from './splits.tsx';
import { StrengthsChart } from './strengths-chart.tsx';
import { TeamHead } from './team-head.tsx';

/** One team, or two face to face: what is read first stands open, and what few read lies folded below it. */
export function TeamAnalysis({ data }: { data: StatisticsData }) {
  const { t } = useLanguage<'statistics'>();
  const { statistics, next, isStatsOnly } = data;
  if (!statistics?.panel) return null;
  const { panel, compare, sport } = statistics;
  if (compare !== null) {
    const panels = [panel, compare.other];
    return (
      <>
        <Compare data={data} statistics={statistics} panel={panel} compare={compare} />
        <div className="grid gap-x-4 lg:grid-cols-2">
          <Splits panels={panels} sport={sport} isStatsOnly={isStatsOnly} />
          {isStatsOnly ? null : <Accuracy panels={panels} />}
        </div>
        {isStatsOnly ? null : <ClosingLines panels={panels} sport={sport} />}
        <FoldedSection title={t('statistics.form.title')}>
          <FormLists data={data} panels={panels} />
        </FoldedSection>
        <Scores panels={panels} />
        <Situations panels={panels} sport={sport} isStatsOnly={isStatsOnly} />
      </>
    );
  }
  const panels = [panel];
  return (
    <>
      <div className="pt-4">
        <TeamHead data={data} statistics={statistics} panel={panel} />
      </div>
      {next === null ? null : <NextGame data={data} next={next} />}
      <Section title={t('statistics.form.title')}>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <FormLists data={data} panels={panels} />
          <Rest data={data} panel={panel} />
        </div>
      </Section>
      <div className="grid gap-4 pt-4 lg:grid-cols-2">
        <StrengthsChart panel={panel} other={null} sport={sport} />
        <RatingChart panel={panel} other={null} zone={data.display.zone} />
      </div>
      <Splits panels={panels} sport={sport} isStatsOnly={isStatsOnly} />
      {isStatsOnly ? null : <Accuracy panels={panels} />}
      <Scores panels={panels} />
      <Situations panels={panels} sport={sport} isStatsOnly={isStatsOnly} />
    </>
  );
}
