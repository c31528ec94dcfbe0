import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#terms/durations.ts';
import type { Sport } from '#terms/sports.ts';
import { makeArticleInput } from '#tests/support/article-inputs.ts';
import { buildFacts } from './build-facts.ts';

/** The days of rest that an article may state for a home team whose last game was so many days ago. */
function restAfter(sport: Sport, days: number): number | null {
  const input = ['1', '2', '3', '4', '5']
    .map((seed) => makeArticleInput({ sport, seed }))
    .find(({ home }) => home.games.length > 0);
  const [last] = input?.home.games ?? [];
  if (input === undefined || last === undefined) throw new Error('no team with a game');
  const moved = { ...last, startAt: new Date(input.startAt.getTime() - days * DAY_MS) };
  const facts = buildFacts({
    ...input,
    home: { ...input.home, games: [moved, ...input.home.games.slice(1)] },
  });
  const rest = facts.get('home.rest');
  return rest?.unit === 'days' ? rest.value : null;
}

describe('the rest of a team', () => {
  it('is written as the days since its last game', () => {
    expect([2, 5].map((days) => restAfter('soccer', days))).toEqual([2, 5]);
    expect([1, 2].map((days) => restAfter('basketball', days))).toEqual([1, 2]);
  });

  it('is not written where the dates of soccer cannot be right', () => {
    expect(restAfter('soccer', 1)).toBeNull();
  });
});
