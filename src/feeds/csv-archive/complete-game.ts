import { findLeague } from '#feeds/names/leagues.ts';
import { isoDate, parseIsoDate, weekdayOf } from '#feeds/time/calendar-date.ts';
import { zonedDate, zonedInstant } from '#feeds/time/zone-time.ts';
import { DAY_MS, HOUR_MS } from '#terms/durations.ts';
import type { Sport } from '#terms/sports.ts';
import type { ArchiveGame } from '../archive.ts';
import type { DraftGame } from './draft-game.ts';
import { simulateKickOff } from './simulate-kick-off.ts';

/** Days since the bookmakers' prices were collected, by weekday of the game from Sunday: Fridays, and Tuesdays. */
const DAYS_SINCE_COLLECTION = [2, 3, 0, 1, 2, 0, 1] as const;

/**
 * When soccer's "opening" price was known: 17:00 in the United Kingdom on the Friday before a game from Friday to
 * Monday, on the Tuesday before one from Tuesday to Thursday. A game that began before that hour on the same day had
 * its price collected in time all the same; an hour before the start is the latest we can believe.
 */
function soccerOpenAt(startAt: Date): Date {
  const ukDate = zonedDate(startAt, 'Europe/London');
  const daysBack = DAYS_SINCE_COLLECTION[weekdayOf(ukDate)] ?? 0;
  const collectedOn = isoDate((parseIsoDate(ukDate) ?? startAt.getTime()) - daysBack * DAY_MS);
  const collectedAt = zonedInstant(collectedOn, '17:00', 'Europe/London');
  return collectedAt < startAt ? collectedAt : new Date(startAt.getTime() - HOUR_MS);
}

/** When the price of an archive's opening column became known. */
export function openKnownAt(sport: Sport, startAt: Date): Date {
  return sport === 'soccer' ? soccerOpenAt(startAt) : new Date(startAt.getTime() - DAY_MS);
}

/** Adds to a draft what depends on its start: the instants of the game and of its prices, and how true they are. */
export function completeGame(draft: DraftGame, doubleHeader: boolean): ArchiveGame {
  const { date, kickOff, prices, ...base } = draft;
  const league = findLeague(base.leagueId);
  const { time, zone } = kickOff ?? simulateKickOff(draft, doubleHeader);
  const startAt = zonedInstant(date, time, zone);
  const origin = kickOff === null ? 'mixed' : 'real';
  const sport = league?.sport ?? 'soccer';
  const openAt = prices.some((price) => price.phase === 'open') ? openKnownAt(sport, startAt) : startAt;
  return {
    ...base,
    startAt,
    startSimulated: kickOff === null,
    // A source that dates an American evening in the United Kingdom names the day after the league's own.
    gameDay: kickOff === null || league === null ? date : zonedDate(startAt, league.zone),
    odds: prices.map((price) => ({
      ...price,
      knownAt: price.phase === 'open' ? openAt : startAt,
      origin,
    })),
    origin,
  };
}
