import type { ScheduleData } from '../data.server.ts';
import type { ScheduleQuery } from '../schedule-query.ts';
import type { ShownGame } from '../shown-game.ts';
import { DayChooser } from './day-chooser.tsx';
import { Filters } from './filters.tsx';

interface ControlsProps {
  data: ScheduleData;
  games: readonly ShownGame[];
  query: ScheduleQuery;
}

/** Which day, which games, and in which zone. */
export function Controls({ data, games, query }: ControlsProps) {
  return (
    <>
      <DayChooser data={data} query={query} />
      <Filters data={data} games={games} query={query} />
    </>
  );
}
