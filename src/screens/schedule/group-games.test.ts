import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleGame } from '../game/sample-game.ts';
import type { ShownGame } from '../game/shown-game.ts';
import { groupGames } from './group-games.ts';

const leagueIds = ['EPL', 'NBA', 'MLB'];
const statuses = ['in_progress', 'not_started', 'completed', 'canceled'] as const;

function game(id: string, league: string, status: ShownGame['status'], start: string): ShownGame {
  return sampleGame({ id, league: { id: league, name: league }, status, start_at: start });
}

describe('games by league', () => {
  it('come in play, not started, completed, canceled, each by its start', () => {
    const groups = groupGames(
      [
        game('d', 'EPL', 'canceled', '1'),
        game('c', 'EPL', 'completed', '2'),
        game('b2', 'EPL', 'not_started', '9'),
        game('b1', 'EPL', 'not_started', '3'),
        game('a', 'EPL', 'in_progress', '4'),
      ],
      leagueIds,
    );
    expect(groups.map((group) => group.games.map(({ id }) => id))).toEqual([['a'], ['b1', 'b2', 'c', 'd']]);
    expect(groups.map(({ live }) => live)).toEqual([1, 0]);
  });

  it('say once where all of a league come from, and of each where they differ', () => {
    const from = (id: string, origin: ShownGame['origin']) =>
      sampleGame({ id, league: { id: 'EPL', name: 'EPL' }, origin });
    const originOf = (games: readonly ShownGame[]) => groupGames(games, leagueIds)[0]?.origin;
    expect(originOf([from('1', 'mixed'), from('2', 'mixed')])).toBe('mixed');
    expect(originOf([from('1', 'mixed'), from('2', 'real')])).toBeNull();
  });

  it('put the league with a game in play first, and keep the order of the product otherwise', () => {
    const groups = groupGames(
      [
        game('1', 'MLB', 'in_progress', '1'),
        game('2', 'NBA', 'not_started', '1'),
        game('3', 'EPL', 'not_started', '5'),
        game('4', 'OTHER', 'not_started', '0'),
      ],
      leagueIds,
    );
    expect(groups.map(({ id }) => id)).toEqual(['MLB', 'EPL', 'NBA', 'OTHER']);
  });

  it('put what is over in one league below what is in play in another', () => {
    const groups = groupGames(
      [
        game('1', 'EPL', 'in_progress', '1'),
        game('2', 'EPL', 'completed', '0'),
        game('3', 'MLB', 'in_progress', '1'),
        game('4', 'NBA', 'not_started', '1'),
      ],
      leagueIds,
    );
    expect(groups.map(({ key }) => key)).toEqual(['EPL/live', 'MLB/live', 'NBA/other', 'EPL/other']);
    expect(groups.map(({ live }) => live)).toEqual([1, 1, 0, 0]);
  });

  it('lose and double none, whatever their order', () => {
    const games = fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        league: fc.constantFrom(...leagueIds),
        status: fc.constantFrom(...statuses),
        start: fc.constantFrom('1', '2', '3'),
      }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(games, (drawn) => {
        const all = drawn.map(({ id, league, status, start }) => game(id, league, status, start));
        const groups = groupGames(all, leagueIds);
        const flat = groups.flatMap((group) => group.games.map(({ id }) => id));
        expect([...flat].sort()).toEqual(all.map(({ id }) => id).sort());
        expect(groupGames(all.toReversed(), leagueIds)).toEqual(groups);
        for (const group of groups) {
          const ranks = group.games.map(({ status }) => statuses.indexOf(status));
          expect(ranks).toEqual([...ranks].sort());
        }
      }),
    );
  });
});
