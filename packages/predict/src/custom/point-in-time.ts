import { LEAD_MS, type ModelGame } from './model-game.ts';

type Step<Game> =
  | { readonly kind: 'learn'; readonly game: Game }
  | { readonly kind: 'see'; readonly game: Game };

/** The games that were seen and the results that were learned so far, by id. */
export type Lived = { readonly seen: Set<string>; readonly learned: Set<string> };

type Timed = Pick<ModelGame, 'id' | 'startAt'> & { readonly result: { readonly knownAt: number } | null };

export function newLife(): Lived {
  return { seen: new Set(), learned: new Set() };
}

/**
 * The order in which a model lives through games until an instant (ms UTC): each is seen an hour before its start, after all
 * results that were known by then and before every other one. It goes on from what was lived already, and keeps that up to
 * date. Games of the same instant come in the order of their ids, results likewise; how a life is cut into calls changes
 * nothing, as long as no one tells of a result later than it was known.
 */
export function* livedUntil<Game extends Timed>(
  games: readonly Game[],
  lived: Lived,
  until: number,
): Generator<Step<Game>, void> {
  const due = games
    .filter((game) => game.startAt - LEAD_MS <= until && !lived.seen.has(game.id))
    .sort((a, b) => a.startAt - b.startAt || compareIds(a, b));
  const known = games
    .flatMap((game) =>
      game.result === null || game.result.knownAt > until || lived.learned.has(game.id)
        ? []
        : [{ at: game.result.knownAt, game }],
    )
    .sort((a, b) => a.at - b.at || compareIds(a.game, b.game));
  let next = 0;
  for (const game of due) {
    for (let first = known[next]; first && first.at <= game.startAt - LEAD_MS; first = known[next]) {
      next += 1;
      lived.learned.add(first.game.id);
      yield { kind: 'learn', game: first.game };
    }
    lived.seen.add(game.id);
    yield { kind: 'see', game };
  }
  for (const { game } of known.slice(next)) {
    lived.learned.add(game.id);
    yield { kind: 'learn', game };
  }
}

function compareIds(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
