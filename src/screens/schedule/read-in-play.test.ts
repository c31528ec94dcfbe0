import { expect, it } from 'vitest';
import { inPlayListContract } from '#api/sport/in-play/list.contract.ts';
import { shownGame } from '../game/shown-game.ts';
import { readInPlay } from './read-in-play.ts';

const meta = {
  total: 1,
  as_of: '2026-11-21T09:58:00Z',
  answered_at: '2026-11-21T10:00:00Z',
  ended_at: null,
};
const reported = { asOf: meta.answered_at, scoresAt: meta.as_of, endedAt: null };
const [game] = inPlayListContract.data.parse([
  {
    id: '5e000972-217f-44e4-abd9-b2413cd903f4',
    sport: 'soccer',
    league: { id: 'EPL', name: 'Premier League' },
    season: '2026',
    home: { id: 'a', name: 'Leeds' },
    away: { id: 'b', name: 'Hull' },
    start_at: '2026-11-21T09:00:00Z',
    start_simulated: false,
    game_day: '2026-11-21',
    status: 'in_progress',
    reason: null,
    score: { home: 1, away: 0, parts: [[1, 0]] },
    elapsed: 61,
    stoppage: null,
    half: 2,
    period: null,
    inning: null,
    inning_half: null,
    remaining: null,
    updated_at: '2026-11-21T10:00:00Z',
    has_prediction: true,
    origin: 'real',
  },
]);
if (game === undefined) throw new Error('The example is a game.');

it('takes what the contract allows, without what the schedule does not show', () => {
  expect(readInPlay({ data: [game], meta })).toEqual({
    games: [shownGame(game)],
    ...reported,
  });
  expect(readInPlay({ data: [], meta })).toEqual({ games: [], ...reported });
  expect(readInPlay({ data: [{ ...game, score: null }], meta })?.games).toHaveLength(1);
});

it('passes over what is something else', () => {
  const others = [
    null,
    'no',
    {},
    { data: null, meta },
    { data: [game], meta: {} },
    { data: [game], meta: { ...meta, answered_at: undefined } },
    { data: [game], meta: { ...meta, ended_at: 7 } },
    { data: [null], meta },
    { data: [{ ...game, home: null }], meta },
    { data: [{ ...game, score: 3 }], meta },
    { data: [{ ...game, id: 7 }], meta },
  ];
  expect(others.map(readInPlay)).toEqual(others.map(() => null));
});
