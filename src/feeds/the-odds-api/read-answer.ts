import type { Answer } from '../live/answer.ts';
import { learnRows } from '../live/learn-rows.ts';
import type { Learned, ReadContext } from '../live/learned.ts';
import { readPrices } from './read-prices.ts';
import { readEventRows, readOddsRows, readScoreRows } from './read-rows.ts';
import { readState } from './read-state.ts';

const PROVIDER = 'the-odds-api';

/**
 * What an answer teaches beyond what was known before it. It depends on these two alone, so that kept answers, read again in their
 * order, teach the same. Throws an UnreadableAnswer where the whole of it is no list of games.
 */
export function readAnswer(answer: Answer & { readonly body: string }, context: ReadContext): Learned {
  switch (answer.endpoint) {
    case 'events':
      return learnRows(answer, readEventRows(answer.body), { ...context, provider: PROVIDER });
    case 'odds':
      return learnRows(answer, readOddsRows(answer.body), {
        ...context,
        provider: PROVIDER,
        // Prices in play belong to another game than the one that was forecast.
        ofGame: ({ row, game }) =>
          game.startAt <= answer.askedAt
            ? {}
            : readPrices(row, game, { known: context.known, sport: context.league.sport }),
      });
    case 'scores':
      return learnRows(answer, readScoreRows(answer.body), {
        ...context,
        provider: PROVIDER,
        ofGame: ({ row, game }) => {
          const state = readState(row, game);
          if (state !== null && 'problem' in state)
            return { refused: [{ row: row.id, reason: state.problem }] };
          return { said: state };
        },
      });
  }
}
