import type { RefusedRow } from '../answers/refused-row.ts';
import type { FeedBatch, FeedOdds, FeedState } from '../feed.ts';
import type { Answer } from './answer.ts';
import type { Known, Learned, TeamFinder } from './learned.ts';
import type { LiveLeague } from './live-league.ts';
import { readGames } from './read-games.ts';
import { readPrices } from './read-prices.ts';
import { type EventRow, type Rows, readEventRows, readOddsRows, readScoreRows } from './read-rows.ts';
import { readState } from './read-state.ts';

/** What is known beside the answer: the league it is about, the spellings of its teams, and its games. */
type ReadContext = {
  readonly league: LiveLeague;
  readonly teams: TeamFinder;
  readonly known: Known;
};

/**
 * What an answer teaches beyond what was known before it. It depends on these two alone, so that kept answers, read again in their
 * order, teach the same. Throws an UnreadableAnswer where the whole of it is no list of games.
 */
export function readAnswer(answer: Answer & { readonly body: string }, context: ReadContext): Learned {
  switch (answer.endpoint) {
    case 'events':
      return learn(answer, readEventRows(answer.body), context, () => nothing);
    case 'odds':
      return learn(answer, readOddsRows(answer.body), context, ({ row, game }) => {
        // Prices in play belong to another game than the one that was forecast.
        if (game.startAt <= answer.askedAt) return nothing;
        const { odds, refused } = readPrices(row, game, {
          known: context.known,
          sport: context.league.sport,
        });
        return { ...nothing, odds, refused };
      });
    case 'scores':
      return learn(answer, readScoreRows(answer.body), context, ({ row, game }) => {
        const state = readState(row, game, context.known);
        if (state === null) return nothing;
        if ('problem' in state) return { ...nothing, refused: [{ row: row.id, reason: state.problem }] };
        return { ...nothing, states: [state] };
      });
  }
}

type OfGame = {
  readonly odds: readonly FeedOdds[];
  readonly states: readonly FeedState[];
  readonly refused: readonly RefusedRow[];
};
const nothing: OfGame = { odds: [], states: [], refused: [] };

function learn<Row extends EventRow>(
  answer: Answer,
  { rows, refused }: Rows<Row>,
  { league, teams, known }: ReadContext,
  ofGame: (read: { readonly row: Row; readonly game: FeedBatch['games'][number] }) => OfGame,
): Learned {
  const read = readGames(rows, {
    league,
    knownAt: answer.askedAt,
    teams,
    meetings: known.meetings,
  });
  const each = read.games.map(ofGame);
  return {
    batch: {
      games: read.games.map(({ game }) => game),
      states: each.flatMap(({ states }) => states),
      odds: each.flatMap(({ odds }) => odds),
      references: [],
    },
    refused: [...refused, ...read.refused, ...each.flatMap((one) => one.refused)],
    unknownTeams: read.unknownTeams,
  };
}
