import { describe, expect, it } from 'vitest';
import { changedStatuses, mergeLive } from './merge-live.ts';
import { sampleGame } from './sample-game.ts';

const early = '2026-11-21T13:00:00.000Z';
const late = '2026-11-21T13:00:20.000Z';
const live = sampleGame({ id: 'live', score: { home: 1, away: 0, parts: [] } });
const goal = sampleGame({ id: 'live', score: { home: 2, away: 0, parts: [] } });
const coming = sampleGame({ id: 'coming', status: 'not_started', score: null });

describe('the page and a poll', () => {
  it('show the newer of both, game by game', () => {
    const merged = mergeLive([live, coming], early, { games: [goal], asOf: late });
    expect(merged).toEqual([goal, coming]);
  });

  it('keep the page where the poll is older, or there is none', () => {
    expect(mergeLive([goal], late, { games: [live], asOf: early })).toEqual([goal]);
    expect(mergeLive([goal], late, null)).toEqual([goal]);
  });

  it('add no game that the page does not have', () => {
    const other = sampleGame({ id: 'other' });
    expect(mergeLive([live], early, { games: [other], asOf: late })).toEqual([live]);
  });
});

describe('a changed status', () => {
  it('is a game that has started or ended', () => {
    expect(changedStatuses([live, coming], { games: [goal], asOf: late })).toBe('');
    expect(changedStatuses([live, coming], { games: [], asOf: late })).toBe('live');
    expect(changedStatuses([live, coming], { games: [sampleGame({ id: 'coming' }), goal], asOf: late })).toBe(
      'coming',
    );
  });

  it('is none of a game of another day', () => {
    expect(changedStatuses([live], { games: [goal, sampleGame({ id: 'other' })], asOf: late })).toBe('');
  });
});
