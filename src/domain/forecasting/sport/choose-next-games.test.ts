import { expect, it } from 'vitest';
import { chooseNextGames } from './choose-next-games.ts';

const game = (home: string, away: string) => ({ home: { id: home }, away: { id: away } });
const [reds, greens, meeting, later] = [
  game('reds', 'blacks'),
  game('greens', 'whites'),
  game('blues', 'reds'),
  game('whites', 'reds'),
];

it.each([
  ['the next game of one team', [reds, later], ['reds'], [reds]],
  ['the next game of each of two teams', [reds, greens, later], ['reds', 'greens'], [reds, greens]],
  ['a game between both before an earlier one of either', [reds, meeting], ['reds', 'blues'], [meeting]],
  [
    'the meeting of two, and the next of a third',
    [reds, greens, meeting],
    ['reds', 'blues', 'greens'],
    [meeting, greens],
  ],
  ['no game of other teams', [reds, greens], ['pinks'], []],
  ['none where nobody is named', [reds], [], []],
] as const)('chooses %s', (_what, games, teamIds, expected) => {
  expect(chooseNextGames(games, { teamIds, limit: 2 })).toEqual(expected);
});

it('chooses no more than there is room for, the earliest', () => {
  const games = [reds, greens, game('pinks', 'browns')];
  expect(chooseNextGames(games, { teamIds: ['reds', 'greens', 'pinks'], limit: 2 })).toEqual([reds, greens]);
});
