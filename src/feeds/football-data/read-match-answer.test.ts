import { describe, expect, it } from 'vitest';
import { liveLeagueOf } from '#tests/support/league-templates.ts';
import { UnreadableAnswer } from '../answers/unreadable-answer.ts';
import type { Known } from '../live/learned.ts';
import { canonicalTeam } from '../names/team-names.ts';
import { readMatchAnswer } from './create-football-data-feed.ts';

const ASKED_AT = new Date('2026-11-21T16:00:00Z');
const NOTHING_KNOWN: Known = { quotes: new Map(), states: new Map(), meetings: [], reports: new Map() };

/** A match in the documented shape, with made-up values. */
const sample = {
  id: 900001,
  utcDate: '2026-11-21T15:00:00Z',
  status: 'IN_PLAY',
  homeTeam: { id: 1, name: 'Arsenal', tla: null },
  awayTeam: { id: 2, name: 'Brighton', tla: null },
  score: {
    winner: null,
    duration: 'REGULAR',
    fullTime: { home: 1, away: 0 },
    halfTime: { home: null, away: null },
  },
};
const goals = (home: number | null, away: number | null) => ({ home, away });

function read(matches: unknown, known = NOTHING_KNOWN) {
  const body = typeof matches === 'string' ? matches : JSON.stringify({ matches });
  return readMatchAnswer(
    {
      endpoint: 'scores',
      leagueId: 'EPL',
      daysFrom: 1,
      askedAt: ASKED_AT,
      status: 200,
      body,
      etag: null,
      quota: { remaining: 9, used: null },
      failure: null,
      retryAfterS: null,
    },
    { league: liveLeagueOf('EPL'), teams: canonicalTeam, known },
  );
}

/** What one match says: its state in a few words, or why it was refused. */
function said(change: object, known?: Known) {
  const { batch, refused } = read([{ ...sample, ...change }], known);
  const [report] = batch.reports ?? [];
  const state = report?.state ?? null;
  if (refused.length > 0) return refused.map(({ reason }) => reason);
  return state && [state.status, state.reason, state.homeScore, state.awayScore, state.parts];
}

describe('a match', () => {
  it('is a game under the provider’s own id, with its state', () => {
    const { batch } = read([sample]);
    expect(batch.games).toMatchObject([
      { key: 'football-data-900001', homeKey: 'EPL/Arsenal', season: '2026-27', gameDay: '2026-11-21' },
    ]);
    expect(batch.states).toMatchObject([
      { status: 'in_progress', homeScore: 1, awayScore: 0, elapsed: null },
    ]);
    expect(batch.odds).toEqual([]);
  });

  it.each([
    ['SCHEDULED', {}, ['not_started', null, null, null, []]],
    ['TIMED', {}, ['not_started', null, null, null, []]],
    ['CANCELLED', {}, ['canceled', null, null, null, []]],
    ['POSTPONED', {}, ['not_started', 'postponed', null, null, []]],
    ['POSTPONED', { utcDate: '2026-11-20T15:00:00Z' }, ['canceled', 'postponed', null, null, []]],
    ['SUSPENDED', {}, ['in_progress', 'suspended', 1, 0, []]],
    ['IN_PLAY', {}, ['in_progress', null, 1, 0, []]],
    ['IN_PLAY', { score: { ...sample.score, fullTime: goals(null, null) } }, null],
    [
      'PAUSED',
      { score: { ...sample.score, halfTime: goals(1, 0) } },
      ['in_progress', 'half_time', 1, 0, [[1, 0]]],
    ],
    ['AWARDED', { score: { ...sample.score, fullTime: goals(3, 0) } }, ['completed', 'awarded', 3, 0, []]],
    [
      'FINISHED',
      { score: { ...sample.score, fullTime: goals(2, 1), halfTime: goals(1, 1) } },
      [
        'completed',
        null,
        2,
        1,
        [
          [1, 1],
          [1, 0],
        ],
      ],
    ],
    [
      'FINISHED',
      { score: { ...sample.score, fullTime: goals(null, null) } },
      ['it is said to be over without a score'],
    ],
    ['FINISHED', { utcDate: '2026-11-21T17:00:00Z' }, ['it has a score before its start']],
  ])('that is %s says so', (status, change, expected) => {
    expect(said({ status, ...change })).toEqual(expected);
  });

  it('that went beyond 90 minutes says how it stood then, and counts no goal of a shoot-out', () => {
    const score = {
      winner: 'HOME_TEAM',
      duration: 'PENALTY_SHOOTOUT',
      fullTime: goals(6, 5),
      halfTime: goals(1, 0),
      regularTime: goals(1, 1),
      extraTime: goals(1, 1),
      penalties: goals(4, 3),
    };
    expect(said({ status: 'FINISHED', score })).toEqual([
      'completed',
      'pen',
      2,
      2,
      [
        [1, 0],
        [0, 1],
        [1, 1],
      ],
    ]);
    expect(
      said({ status: 'FINISHED', score: { ...score, duration: 'EXTRA_TIME', extraTime: goals(1, 0) } }),
    ).toEqual([
      'completed',
      'aet',
      2,
      1,
      [
        [1, 0],
        [0, 1],
        [1, 0],
      ],
    ]);
    expect(said({ status: 'FINISHED', score: { ...score, regularTime: undefined } })).toEqual([
      'it went beyond 90 minutes, and how it stood then is missing',
    ]);
  });

  it.each([
    ['an unknown status', { status: 'DREAMED' }],
    ['a score as text', { score: { ...sample.score, fullTime: { home: '1', away: 0 } } }],
    ['a negative score', { score: { ...sample.score, fullTime: goals(-1, 0) } }],
    ['no score at all', { score: undefined }],
    ['an id that is no number', { id: '900001' }],
    ['a team without a name', { homeTeam: { id: null, name: null } }],
    ['a team that plays itself', { awayTeam: { name: 'Arsenal' } }],
    ['a day that is none', { utcDate: '2026-13-41' }],
  ])('with %s is refused by itself', (_, change) => {
    const { batch, refused } = read([
      { ...sample, ...change },
      { ...sample, id: 2, homeTeam: { name: 'Everton' } },
    ]);
    expect(refused).toHaveLength(1);
    expect(batch.games.map(({ key }) => key)).toEqual(['football-data-2']);
  });

  it('that has ended does not run again', () => {
    const state = { status: 'completed', reason: null, homeScore: 2, awayScore: 1, parts: [] } as const;
    const key = 'football-data-900001';
    const report = { provider: 'football-data', key, startAt: new Date(sample.utcDate), state } as const;
    const known = { ...NOTHING_KNOWN, reports: new Map([[key, [report]]]), states: new Map([[key, state]]) };
    expect(said({}, known)).toEqual(['a finished game runs again']);
  });

  it('keeps the key under which another provider reported the meeting, also on a new day', () => {
    const meeting = {
      key: 'other',
      gameDay: '2026-11-21',
      homeKey: 'EPL/Arsenal',
      awayKey: 'EPL/Brighton',
      startAt: new Date(sample.utcDate),
    };
    const known = { ...NOTHING_KNOWN, meetings: [meeting] };
    expect(read([sample], known).batch.games[0]?.key).toBe('other');
    const moved = { ...sample, status: 'TIMED', utcDate: '2026-11-23T20:00:00Z' };
    expect(read([moved], known).batch.games[0]?.key).toBe('other');
    const again = { ...moved, utcDate: '2027-03-21T20:00:00Z' };
    expect(read([again], known).batch.games[0]?.key).toBe('football-data-900001');
    const report = {
      provider: 'football-data',
      key: 'football-data-900001',
      startAt: meeting.startAt,
      state: null,
    } as const;
    expect(read([again], { ...known, reports: new Map([['other', [report]]]) }).batch.games[0]?.key).toBe(
      'other',
    );
  });
});

describe('an answer', () => {
  it.each(['', '{', '[]', '{"matches":{}}', 'null', '"matches"'])(
    'that is no list of matches is refused: %s',
    (body) => {
      expect(() => read(body)).toThrow(UnreadableAnswer);
    },
  );

  it('with too many rows is refused', () => {
    expect(() => read(Array.from({ length: 2001 }, () => sample))).toThrow(UnreadableAnswer);
  });
});
