import { LEAD_MS, type ModelGame } from './model-game.ts';

type Step<Game> =
  | { readonly kind: 'learn'; readonly game: Game }
  | { readonly kind: 'see'; readonly game: Game };

/** The games that were seen and the results that were learned so far, by id. */
export type ReplayProgress = { readonly seen: Set<string>; readonly learned: Set<string> };

type Timed = Pick<ModelGame, 'id' | 'startAt'> & { readonly result: { readonly knownAt: number } | null };

export function newProgress(): ReplayProgress {
  return { seen: new Set(), learned: new Set() };
}

/**
 * The order in which a model meets games until an instant (ms UTC): each is seen an hour before its start, after all results
 * that were known by then and before every other one. It goes on from `progress`, and keeps that up to date. Games of the same
 * instant come in the order of their ids, results likewise; into how many calls a season is divided changes nothing, as long
 * as no result is handed over later than it was known.
 */
export function* stepsUntil<Game extends Timed>(
  games: readonly Game[],
  progress: ReplayProgress,
  until: number,
): Generator<Step<Game>, void> {
  const due = games
    .filter((game) => game.startAt - LEAD_MS <= until && !progress.seen.has(game.id))
    .sort((a, b) => a.startAt - b.startAt || compareIds(a, b));
  const known = games
    .flatMap((game) =>
      game.result === null || game.result.knownAt > until || progress.learned.has(game.id)
        ? []
        : [{ at: game.result.knownAt, game }],
    )
    .sort((a, b) => a.at - b.at || compareIds(a.game, b.game));
  let next = 0;
  for (const game of due) {
    for (let first = known[next]; first && first.at <= game.startAt - LEAD_MS; first = known[next]) {
      next += 1;
      progress.learned.add(first.game.id);
      yield { kind: 'learn', game: first.game };
    }
    progress.seen.add(game.id);
    yield { kind: 'see', game };
  }
  for (const { game } of known.slice(next)) {
    progress.learned.add(game.id);
    yield { kind: 'learn', game };
  }
}

function compareIds(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
