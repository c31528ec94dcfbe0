import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupPicks } from './group-picks.ts';

const pick = (game: string, start: string, bet: string) => ({
  event: { id: game },
  game_start_at: start,
  bet,
});
const picks = [
  pick('a', '2026-11-22T15:15:00.000Z', '1'),
  pick('b', '2026-11-22T15:15:00.000Z', '2'),
  pick('a', '2026-11-22T15:15:00.000Z', '3'),
  pick('c', '2026-11-22T17:30:00.000Z', '4'),
];

describe('picks in a list', () => {
  it('stand by match, and by the day of the reader', () => {
    const shown = groupPicks(picks, { zone: 'Asia/Taipei', byDay: true });
    expect(
      shown.map(({ day, matches }) => [day, matches.map((match) => match.picks.map(({ bet }) => bet))]),
    ).toEqual([
      ['2026-11-22', [['1', '3'], ['2']]],
      ['2026-11-23', [['4']]],
    ]);
  });

  it('have no days where they are in another order than that of time', () => {
    expect(groupPicks(picks, { zone: 'UTC', byDay: false }).map(({ day }) => day)).toEqual([null]);
    expect(groupPicks([], { zone: 'UTC', byDay: false })).toEqual([]);
  });

  it('are all there, once', () => {
    const one = fc.record({
      event: fc.record({ id: fc.constantFrom('a', 'b', 'c') }),
      game_start_at: fc.constantFrom('2026-11-22T15:15:00.000Z', '2026-11-22T17:30:00.000Z'),
    });
    fc.assert(
      fc.property(fc.array(one), fc.boolean(), (list, byDay) => {
        const shown = groupPicks(list, { zone: 'Asia/Taipei', byDay }).flatMap(({ matches }) =>
          matches.flatMap((match) => match.picks),
        );
        expect(new Set(shown)).toEqual(new Set(list));
        expect(shown).toHaveLength(list.length);
      }),
    );
  });
});
