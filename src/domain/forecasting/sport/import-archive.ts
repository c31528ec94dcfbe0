import { type Transaction, withLock } from '#db/client.ts';
import { insertFacts, type StateRow, upsertGames, upsertLeagues } from '#db/queries/feed-row.ts';
import { listFinals } from '#db/queries/game.ts';
import { listSeasonRows } from '#db/queries/league.ts';
import type { Services } from '#domain/services.ts';
import type { ArchiveGame } from '#feeds/archive.ts';
import type { FeedProgress } from '#feeds/feed.ts';
import { canonicalJson } from '#platform/hash.ts';
import { batchRows, leagueRows, teamRows } from './feed-rows.ts';
import { type DoubtfulDate, findDoubtfulDates } from './find-doubtful-dates.ts';
import { archiveBatch, archiveLeagues, archiveTeams, resultKnownAt } from './import-archive-rows.ts';

const ARCHIVE_SOURCE = 'csv-archive';

export type ImportReport = {
  /** Games that were taken, whether or not they were there before. */
  readonly taken: number;
  /** Games that are new, or whose start or starters changed. */
  readonly games: number;
  /** New results, prices and reference forecasts. */
  readonly facts: number;
  /** Results among them that correct one from an earlier import. */
  readonly corrected: number;
  /** Games that were left out, since by the clock they cannot have ended. */
  readonly future: readonly ArchiveGame[];
  /** Dates that cannot all be right, of games that were taken nevertheless: their results count, their days of rest do not. */
  readonly doubtful: readonly DoubtfulDate[];
};

const PAGE = 1000;

/**
 * Takes over an archive of finished games at their true dates, in one transaction: all of it, or after a failure or a kill
 * nothing. What is there already is not written again; a result that differs from the known one is added as a correction
 * that is known from now on. Answers null where another import is running.
 */
export async function importArchive(
  services: Pick<Services, 'db' | 'clock'>,
  options: { readonly games: readonly ArchiveGame[]; readonly onProgress?: FeedProgress },
): Promise<ImportReport | null> {
  const { db, clock } = services;
  const now = clock.now();
  const { ended = [], future = [] } = Object.groupBy(options.games, (game) =>
    resultKnownAt(game) <= now ? 'ended' : 'future',
  );
  return withLock(db, `import:${ARCHIVE_SOURCE}`, () =>
    db.transaction(async (tx) => {
      await writeLeagues(tx, ended, now);
      const sums = { games: 0, facts: 0, corrected: 0 };
      for (let from = 0; from < ended.length; from += PAGE) {
        const written = await writeGames(tx, ended.slice(from, from + PAGE), now);
        sums.games += written.games;
        sums.facts += written.facts;
        sums.corrected += written.corrected;
        const done = Math.min(from + PAGE, ended.length);
        options.onProgress?.({ what: 'writing games', done, total: ended.length });
      }
      return { taken: ended.length, ...sums, future, doubtful: findDoubtfulDates(ended) };
    }),
  );
}

async function writeLeagues(tx: Transaction, games: readonly ArchiveGame[], now: Date): Promise<void> {
  const known = await listSeasonRows(tx, ARCHIVE_SOURCE);
  await upsertLeagues(tx, {
    ...leagueRows(ARCHIVE_SOURCE, archiveLeagues(games, known), now),
    teams: teamRows(ARCHIVE_SOURCE, archiveTeams(games), now),
  });
}

async function writeGames(tx: Transaction, games: readonly ArchiveGame[], now: Date) {
  const rows = batchRows(ARCHIVE_SOURCE, archiveBatch(games), now);
  const changed = await upsertGames(tx, rows.games);
  const { states, corrected } = await newStates(tx, rows.states, now);
  const facts = await insertFacts(tx, { ...rows, states });
  return { games: changed, facts, corrected };
}

/** The final states that say something new: of games without a result, and of games whose known result is another. */
async function newStates(tx: Transaction, states: readonly StateRow[], now: Date) {
  const gameIds = states.map((state) => state.gameId);
  const known = new Map((await listFinals(tx, { gameIds, asOf: now })).map((final) => [final.gameId, final]));
  let corrected = 0;
  const fresh = states.flatMap((state): StateRow[] => {
    const final = known.get(state.gameId);
    if (final === undefined) return [state];
    if (resultText(final) === resultText(state)) return [];
    corrected += 1;
    return [{ ...state, knownAt: now }];
  });
  return { states: fresh, corrected };
}

function resultText({
  status,
  homeScore,
  awayScore,
  parts,
}: Pick<StateRow, 'status' | 'homeScore' | 'awayScore' | 'parts'>): string {
  return canonicalJson({ status, homeScore, awayScore, parts });
}
