import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import { liveLeagueOf } from '#tests/support/league-templates.ts';
import type { Asked, Situation } from '../live/situation.ts';
import { planMatchQuestions } from './plan-match-questions.ts';

const NOW = new Date('2026-11-21T15:30:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const asked = (
  leagueId: string,
  endpoint: Asked['endpoint'],
  ms: number,
  change: Partial<Asked> = {},
): Asked => ({
  endpoint,
  leagueId,
  daysFrom: 1,
  askedAt: ago(ms),
  isGood: true,
  etag: null,
  retryAfterS: null,
  ...change,
});
const LEAGUES = ['EPL', 'LIGUE1', 'LALIGA', 'BUNDESLIGA', 'SERIEA'];
const LISTED = LEAGUES.map((league) => asked(league, 'events', HOUR_MS));
const plan = (change: Partial<Situation>) =>
  planMatchQuestions({
    now: NOW,
    leagues: LEAGUES.map(liveLeagueOf),
    asked: LISTED,
    failures: 0,
    wantedAt: null,
    remaining: null,
    games: [],
    caughtUp: [],
    ...change,
  }).map(({ endpoint, leagueId, daysFrom }) => `${endpoint} ${leagueId} ${daysFrom}`);
const playing = LEAGUES.map((leagueId) => ({
  leagueId,
  sport: 'soccer' as const,
  startAt: ago(30 * MINUTE_MS),
  isOver: false,
  hasPick: false,
}));

describe('planMatchQuestions', () => {
  it('asks for the schedule of every league that the provider covers, a few at a time', () => {
    expect(plan({ asked: [] })).toEqual([
      'events EPL 3',
      'events LIGUE1 3',
      'events LALIGA 3',
      'events BUNDESLIGA 3',
    ]);
    expect(plan({})).toEqual([]);
  });

  it('follows games in play by the minute, one question a league, and those that are overdue by the hour', () => {
    expect(plan({ games: playing.slice(0, 1) })).toEqual(['scores EPL 1']);
    expect(plan({ games: playing.slice(0, 1), asked: [] })).toContain('scores EPL 1');
    expect(plan({ games: playing.slice(0, 1), asked: [] }).filter((one) => one.includes('EPL'))).toHaveLength(
      1,
    );
    expect(plan({ games: playing.slice(0, 1), asked: [...LISTED, asked('EPL', 'scores', 59_000)] })).toEqual(
      [],
    );
    const overdue = [
      { leagueId: 'EPL', sport: 'soccer' as const, startAt: ago(9 * HOUR_MS), isOver: false, hasPick: true },
    ];
    expect(plan({ games: overdue })).toEqual(['scores EPL 3']);
    expect(plan({ games: overdue, asked: [...LISTED, asked('EPL', 'scores', 30 * MINUTE_MS)] })).toEqual([]);
  });

  it('asks no more than the provider’s count of this minute allows', () => {
    const recent = [...LISTED, asked('MLS', 'scores', 5000)];
    expect(plan({ games: playing, asked: recent, remaining: 2 })).toHaveLength(2);
    expect(plan({ games: playing, asked: recent, remaining: 50 })).toHaveLength(4);
    expect(plan({ games: playing, remaining: 0 })).toHaveLength(4);
  });

  it('asks nothing of any league before the count begins again', () => {
    const spent = (ms: number) => [...LISTED, asked('EPL', 'scores', ms, { retryAfterS: 42 })];
    expect(plan({ games: playing, asked: spent(41_000) })).toEqual([]);
    expect(plan({ games: playing, asked: spent(43_000) })).not.toEqual([]);
  });

  it('leaves a failing provider alone, longer each time, and then asks it one question', () => {
    const failed = (ms: number) => [...LISTED, asked('EPL', 'scores', ms, { isGood: false })];
    expect(plan({ games: playing, asked: failed(MINUTE_MS), failures: 4 })).toEqual([]);
    expect(plan({ games: playing, asked: failed(5 * MINUTE_MS), failures: 4 })).toHaveLength(1);
    expect(plan({ games: playing, asked: failed(MINUTE_MS), failures: 4, wantedAt: ago(1000) })).toHaveLength(
      1,
    );
    expect(plan({ games: playing, asked: failed(3 * MINUTE_MS), failures: 40 })).toEqual([]);
    expect(plan({ games: playing, asked: failed(5 * MINUTE_MS), failures: 40 })).toHaveLength(1);
  });

  it('asks a league that the key may not see a few times a day', () => {
    const restricted = (ms: number) => [
      ...LISTED.slice(1),
      asked('EPL', 'events', ms, { isGood: false, status: 403 }),
      asked('SERIEA', 'events', HOUR_MS),
    ];
    expect(plan({ asked: restricted(HOUR_MS), failures: 1 })).toEqual([]);
    expect(plan({ asked: restricted(7 * HOUR_MS), failures: 1 })).toEqual(['events EPL 3']);
  });
});
