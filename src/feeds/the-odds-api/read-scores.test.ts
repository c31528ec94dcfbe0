import { describe, expect, it } from 'vitest';
import { liveLeagueOf } from '#tests/support/league-templates.ts';
import type { Answer, Endpoint } from '../live/answer.ts';
import type { Known } from '../live/learned.ts';
import { canonicalTeam } from '../names/team-names.ts';
import { readAnswer } from './read-answer.ts';

const ASKED_AT = new Date('2026-11-21T12:00:00Z');

const NOTHING_KNOWN: Known = { quotes: new Map(), states: new Map(), meetings: [], reports: new Map() };

/** An event as the provider's own documentation shows one. */
const event = {
  id: 'e912304de2b2ce35b473ce2ecd3d1502',
  sport_key: 'soccer_epl',
  sport_title: 'EPL',
  commence_time: '2026-11-21T15:00:00Z',
  home_team: 'Arsenal',
  away_team: 'Brighton and Hove Albion',
};

function read(
  endpoint: Endpoint,
  rows: unknown,
  known = NOTHING_KNOWN,
  leagueId: Answer['leagueId'] = 'EPL',
) {
  const body = typeof rows === 'string' ? rows : JSON.stringify(rows);
  const answer: Answer & { readonly body: string } = {
    endpoint,
    leagueId,
    daysFrom: 0,
    askedAt: ASKED_AT,
    status: 200,
    body,
    etag: null,
    quota: { remaining: 10, used: 1 },
    failure: null,
    retryAfterS: null,
  };
  return readAnswer(answer, { league: liveLeagueOf(leagueId), teams: canonicalTeam, known });
}

describe('an answer about scores', () => {
  const begun = { ...event, commence_time: '2026-11-21T11:00:00Z' };
  const score = (home: unknown, away: unknown) => [
    { name: event.home_team, score: home },
    { name: event.away_team, score: away },
  ];
  const states = (row: object, known = NOTHING_KNOWN) => {
    const { batch, refused } = read('scores', [{ ...begun, last_update: null, ...row }], known);
    return [
      ...batch.states.map((one) => [one.status, one.homeScore, one.awayScore]),
      ...refused.map(() => 'refused'),
    ];
  };
  const knownAs = (status: 'in_progress' | 'completed', homeScore: number, awayScore: number): Known => ({
    ...NOTHING_KNOWN,
    states: new Map([[event.id, { status, homeScore, awayScore, reason: null, parts: [] }]]),
  });

  it('is a state in play, then the result, each reported once', () => {
    expect(states({ completed: false, scores: null })).toEqual([]);
    expect(states({ completed: false, scores: score('1', '0') })).toEqual([['in_progress', 1, 0]]);
    expect(states({ completed: false, scores: score('1', '0') }, knownAs('in_progress', 1, 0))).toEqual([]);
    expect(states({ completed: true, scores: score('2', '1') }, knownAs('in_progress', 1, 0))).toEqual([
      ['completed', 2, 1],
    ]);
    expect(states({ completed: true, scores: score('2', '2') }, knownAs('completed', 2, 1))).toEqual([
      ['completed', 2, 2],
    ]);
  });

  it.each([
    ['it is over without a score', { completed: true, scores: null }],
    ['a score is negative', { completed: false, scores: score('-1', '0') }],
    ['a score is no number', { completed: true, scores: score('NaN', '0') }],
    ['a score is a fraction', { completed: true, scores: score(1.5, 0) }],
    ['a team has no score', { completed: true, scores: [{ name: event.home_team, score: '1' }] }],
    [
      'a team has two',
      { completed: true, scores: [...score('1', '0'), { name: event.home_team, score: '2' }] },
    ],
    [
      'it has not begun',
      { commence_time: '2026-11-21T13:00:00Z', completed: false, scores: score('1', '0') },
    ],
  ])('is refused where %s', (_, row) => {
    expect(states(row)).toEqual(['refused']);
  });

  it('never lets a finished game run again', () => {
    expect(states({ completed: false, scores: score('2', '1') }, knownAs('completed', 2, 1))).toEqual([
      'refused',
    ]);
  });
});
