import { describe, expect, it } from 'vitest';
import { sampleGame } from '../game/sample-game.ts';
import { changesSince, mergeLive } from './merge-live.ts';

const early = '2026-11-21T13:00:00.000Z';
const late = '2026-11-21T13:00:20.000Z';
const live = sampleGame({ id: 'live', score: { home: 1, away: 0, parts: [] } });
const goal = sampleGame({ id: 'live', score: { home: 2, away: 0, parts: [] } });
const coming = sampleGame({ id: 'coming', status: 'not_started', score: null });

describe('the page and a poll', () => {
  it('show the newer of both, game by game', () => {
    const merged = mergeLive([live, coming], early, {
      games: [goal],
      asOf: late,
      scoresAt: early,
      endedAt: null,
    });
    expect(merged).toEqual([goal, coming]);
  });

  it('keep the page where the poll is older, or there is none', () => {
    expect(mergeLive([goal], late, { games: [live], asOf: early, scoresAt: early, endedAt: null })).toEqual([
      goal,
    ]);
    expect(mergeLive([goal], late, null)).toEqual([goal]);
  });

  it('add no game that the page does not have', () => {
    const other = sampleGame({ id: 'other' });
    expect(mergeLive([live], early, { games: [other], asOf: late, scoresAt: early, endedAt: null })).toEqual([
      live,
    ]);
  });
});

describe('what has changed since the page was made', () => {
  const since = (
    games: Parameters<typeof changesSince>[0],
    now: typeof games,
    endedAt: string | null = null,
  ) => changesSince(games, early, { games: now, asOf: late, scoresAt: early, endedAt });

  it('is a game that has started or ended', () => {
    expect(since([live, coming], [goal])).toBe('');
    expect(since([live, coming], [])).toBe('live');
    expect(since([live, coming], [sampleGame({ id: 'coming' }), goal])).toBe('coming');
  });

  it('is none of a game of another day', () => {
    expect(since([live], [goal, sampleGame({ id: 'other' })])).toBe('');
  });

  it('is a game that was called off before it began, or a final score that was corrected', () => {
    expect(since([coming], [], early)).toBe('');
    expect(since([coming], [], late)).toBe(late);
  });
});
