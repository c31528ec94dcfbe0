import type { ArchiveGame } from '../archive.ts';
import { getLeague } from '../names/leagues.ts';
import { isoDate } from '../time/calendar-date.ts';
import { instantOf } from '../time/zone-time.ts';
import type { Fixture } from './calendar/fixture.ts';
import { seasonLabel } from './season-label.ts';

type SimulatedResult = {
  readonly homeScore: number;
  readonly awayScore: number;
  readonly halfTime: readonly [number, number] | null;
  readonly overtime: boolean;
  readonly homeStarter?: string;
  readonly awayStarter?: string;
};

/** A fixture and its result as an archive row; prices are added by the bookmaker afterwards. */
export function simulatedGame(
  leagueId: string,
  startYear: number,
  fixture: Fixture,
  result: SimulatedResult,
): ArchiveGame {
  return {
    leagueId,
    season: seasonLabel(startYear, leagueId !== 'MLS' && leagueId !== 'MLB'),
    seasonStartYear: startYear,
    gameDay: isoDate(fixture.day),
    startAt: new Date(instantOf(getLeague(leagueId).zone, fixture.wallTime)),
    startSimulated: true,
    home: fixture.home,
    away: fixture.away,
    homeScore: result.homeScore,
    awayScore: result.awayScore,
    halfTime: result.halfTime,
    overtime: result.overtime,
    neutral: false,
    playoff: false,
    gameNo: 1,
    homeStarter: result.homeStarter ?? null,
    awayStarter: result.awayStarter ?? null,
    statistics: {},
    odds: [],
    references: [],
    origin: 'simulated',
  };
}
