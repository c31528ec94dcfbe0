import type { StatisticsData } from '../data.server.ts';
import { Accuracy } from './accuracy.tsx';
import { Compare } from './compare.tsx';
import { FormLists } from './form-lists.tsx';
import { NextGame } from './next-game.tsx';
import { RatingChart } from './rating-chart.tsx';
import { Situations } from './situations.tsx';
import { Splits } from './splits.tsx';
import { StrengthsChart } from './strengths-chart.tsx';
import { TeamHead } from './team-head.tsx';

/** One team, or two face to face. */
export function TeamAnalysis({ data }: { data: StatisticsData }) {
  const { statistics, next, isStatsOnly } = data;
  if (!statistics?.panel) return null;
  const { panel, compare, sport } = statistics;
  const panels = compare === null ? [panel] : [panel, compare.other];
  return (
    <>
      <div className="grid gap-4 pt-4 lg:auto-cols-fr lg:grid-flow-col">
        {panels.map((one) => (
          <TeamHead key={one.team.id} data={data} statistics={statistics} panel={one} />
        ))}
      </div>
      {compare === null ? null : <Compare data={data} panel={panel} compare={compare} sport={sport} />}
      {next === null ? null : <NextGame data={data} next={next} />}
      <FormLists data={data} panels={panels} />
      {compare === null ? (
        <div className="grid gap-4 pt-4 lg:grid-cols-2">
          <StrengthsChart panel={panel} other={null} sport={sport} />
          <RatingChart panel={panel} other={null} zone={data.display.zone} />
        </div>
      ) : null}
      <Splits panels={panels} sport={sport} isStatsOnly={isStatsOnly} />
      <Situations panels={panels} sport={sport} isStatsOnly={isStatsOnly} />
      {isStatsOnly ? null : <Accuracy panels={panels} />}
    </>
  );
}
