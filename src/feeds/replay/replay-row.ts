import { DAY_MS, HOUR_MS, WEEK_MS } from '#terms/durations.ts';
import type { ArchiveGame, ArchiveOdds } from '../archive.ts';
import type { FeedGame, FeedOdds, FeedReference, FeedState } from '../feed.ts';
import { getLeague } from '../names/leagues.ts';
import { isoDate } from '../time/calendar-date.ts';
import { shiftWeeks } from '../time/zone-time.ts';
import type { Shifts } from './choose-shifts.ts';
import { gameKey, teamKey } from './game-key.ts';
import { type PlayEvent, playEvent } from './play-event.ts';

/** A fixture becomes known this long before its start; its starting pitchers a day before. */
export const ANNOUNCED_BEFORE_MS = 60 * DAY_MS;
export const STARTERS_BEFORE_MS = 24 * HOUR_MS;
const REFERENCE_BEFORE_MS = HOUR_MS;

/** An archive game at its moved date. Everything else about it is computed when it is asked for. */
export type ReplayRow = {
  readonly game: ArchiveGame;
  readonly key: string;
  readonly weeks: number;
  readonly startMs: number;
  /** Moved start less archive start; prices move with their game. */
  readonly movedMs: number;
};

/** Throws where the mapping lacks a league of the archive: a stored mapping belongs to one archive. */
export function replayRow(game: ArchiveGame, shifts: Shifts): ReplayRow {
  const weeks = shifts[game.leagueId];
  if (weeks === undefined) throw new Error(`The replay's mapping has no weeks for ${game.leagueId}`);
  const startMs = shiftWeeks(getLeague(game.leagueId).zone, game.startAt.getTime(), weeks);
  return { game, key: gameKey(game), weeks, startMs, movedMs: startMs - game.startAt.getTime() };
}

/** The newest version of the fixture that is known at `until`, or null before its announcement. */
export function fixtureAt(row: ReplayRow, until: number): FeedGame | null {
  const { game } = row;
  const hasStarters = game.homeStarter !== null || game.awayStarter !== null;
  const namesStarters = hasStarters && row.startMs - STARTERS_BEFORE_MS <= until;
  const knownMs = row.startMs - (namesStarters ? STARTERS_BEFORE_MS : ANNOUNCED_BEFORE_MS);
  if (knownMs > until) return null;
  return {
    key: row.key,
    leagueId: game.leagueId,
    season: game.season,
    homeKey: teamKey(game.leagueId, game.home),
    awayKey: teamKey(game.leagueId, game.away),
    startAt: new Date(row.startMs),
    startSimulated: game.startSimulated,
    gameDay: isoDate(Date.parse(game.gameDay) + row.weeks * WEEK_MS),
    gameNo: game.gameNo,
    neutral: game.neutral,
    playoff: game.playoff,
    origin: game.origin,
    homeStarter: namesStarters ? game.homeStarter : null,
    awayStarter: namesStarters ? game.awayStarter : null,
    knownAt: new Date(knownMs),
  };
}

/**
 * Turns a event into a fact of the feed. What an archive does not hold is not passed off as real: states in play of a real
 * game are 'mixed', and its final state carries parts only where the archive has the half-time score of a soccer game.
 */
export function toState(row: ReplayRow, event: PlayEvent, isFinal: boolean): FeedState {
  const { game } = row;
  const { atMs, ...fields } = event;
  const knownAt = new Date(row.startMs + atMs);
  const statistics = isFinal && event.status === 'completed' ? game.statistics : {};
  if (game.origin !== 'real')
    return { ...fields, gameKey: row.key, knownAt, statistics, origin: game.origin };
  if (event.status === 'in_progress')
    return { ...fields, gameKey: row.key, knownAt, statistics, origin: 'mixed' };
  const hasParts = game.halfTime !== null && getLeague(game.leagueId).sport === 'soccer';
  const parts = hasParts ? event.parts : [];
  return { ...fields, parts, gameKey: row.key, knownAt, statistics, origin: 'real' };
}

/** The state in which a fixture is announced. */
export function announcedState(row: ReplayRow): FeedState {
  const event: PlayEvent = { ...playEvent(-ANNOUNCED_BEFORE_MS, [], {}), status: 'not_started' };
  return toState(row, { ...event, homeScore: null, awayScore: null }, false);
}

export function toOdds(row: ReplayRow, odds: ArchiveOdds): FeedOdds {
  return { ...odds, gameKey: row.key, knownAt: new Date(odds.knownAt.getTime() + row.movedMs) };
}

export function referencesOf(row: ReplayRow): FeedReference[] {
  const knownAt = new Date(row.startMs - REFERENCE_BEFORE_MS);
  return row.game.references.map((reference) => ({ ...reference, gameKey: row.key, knownAt }));
}
