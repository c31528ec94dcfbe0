import type { ArchiveGame, ArchiveRead, FileNote, RejectedRow } from '../archive.ts';
import type { FeedProgress } from '../feed.ts';
import { completeGame } from './complete-game.ts';
import type { DraftGame } from './draft-game.ts';
import { findArchiveFiles } from './find-files.ts';
import { readArchiveFile } from './read-file.ts';

type ReadArchiveOptions = {
  /** Ids of the leagues to read; all that are known where left out. */
  readonly leagues?: readonly string[];
  /** Games that start at this instant or later. */
  readonly from?: Date;
  /** Games that start before this instant. */
  readonly until?: Date;
  /** Called as bytes are read, `what` being the file; `done` and `total` are bytes over all files. */
  readonly onProgress?: FeedProgress;
};

/** Rows of one file that are named singly; a file that is bad throughout needs no longer list to be mended. */
const MAX_NAMED_ROWS = 10_000;

type Found = { readonly draft: DraftGame; readonly file: string; readonly line: number };

/** Both games of a double-header share it, also where the visitors bat last in the second. */
function meetingKey({ leagueId, date, home, away }: DraftGame): string {
  return [leagueId, date, ...[home, away].sort()].join('|');
}

function gameKey(game: ArchiveGame): string {
  return [game.leagueId, game.gameDay, game.home, game.away, game.gameNo].join('|');
}

function compareGames(a: ArchiveGame, b: ArchiveGame): number {
  const byStart = a.startAt.getTime() - b.startAt.getTime();
  if (byStart !== 0) return byStart;
  const [keyA, keyB] = [gameKey(a), gameKey(b)];
  if (keyA === keyB) return 0;
  return keyA < keyB ? -1 : 1;
}

/** Passes on a file's refused rows up to the limit, and at the end one line that counts the others. */
function limitRows(file: string, rejected: RejectedRow[]) {
  let seen = 0;
  let lastLine = 1;
  return {
    add(row: RejectedRow): void {
      seen += 1;
      lastLine = row.line;
      if (seen <= MAX_NAMED_ROWS) rejected.push(row);
    },
    finish(): void {
      const more = seen - MAX_NAMED_ROWS;
      if (more > 0)
        rejected.push({ file, line: lastLine, reason: `${more} more remarks on this file are left out` });
    },
  };
}

async function readFiles(
  folder: string,
  options: ReadArchiveOptions,
  { rejected, notes }: { readonly rejected: RejectedRow[]; readonly notes: FileNote[] },
): Promise<readonly Found[]> {
  const { files, passedOver } = await findArchiveFiles(folder);
  notes.push(...passedOver);
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  const found: Found[] = [];
  let before = 0;
  for (const file of files) {
    const report = (read: number) =>
      options.onProgress?.({ what: file.name, done: before + Math.min(read, file.bytes), total });
    const remarks = limitRows(file.name, rejected);
    await readArchiveFile(file, {
      isWanted: (leagueId) => options.leagues?.includes(leagueId) ?? true,
      onDraft: (draft, line) => found.push({ draft, file: file.name, line }),
      onRejected: remarks.add,
      onNote: (note) => notes.push({ file: file.name, note }),
      onBytes: report,
    });
    remarks.finish();
    before += file.bytes;
    options.onProgress?.({ what: file.name, done: before, total });
  }
  return found;
}

/** Completes the drafts, keeping the first of every game and refusing its copies. */
function completeGames(found: readonly Found[], rejected: RejectedRow[]): ArchiveGame[] {
  const doubleHeaders = new Set(
    found.filter(({ draft }) => draft.gameNo > 1).map(({ draft }) => meetingKey(draft)),
  );
  const firstPlaces = new Map<string, string>();
  const games: ArchiveGame[] = [];
  for (const { draft, file, line } of found) {
    const game = completeGame(draft, doubleHeaders.has(meetingKey(draft)));
    const key = gameKey(game);
    const first = firstPlaces.get(key);
    if (first === undefined) {
      firstPlaces.set(key, `${file} line ${line}`);
      games.push(game);
    } else {
      rejected.push({ file, line, reason: `duplicate game: it stands already in ${first}` });
    }
  }
  return games;
}

/**
 * All finished games in the folder's CSV and JSON files, oldest first, and every row that was refused or from which a
 * value was dropped, and every file that was passed over. The format of each file is recognised by its content: season tables, football-data.co.uk's CSV or
 * openfootball's JSON, plain or gzipped, with or without a byte order mark, with any line ends; text is UTF-8, of
 * football-data.co.uk also windows-1252. The same files give the same answer. Content never makes it throw; an Error that names the path says that something cannot be read.
 */
export async function readArchive(folder: string, options: ReadArchiveOptions = {}): Promise<ArchiveRead> {
  const rejected: RejectedRow[] = [];
  const notes: FileNote[] = [];
  const found = await readFiles(folder, options, { rejected, notes });
  const { from, until } = options;
  const games = completeGames(found, rejected)
    .filter(
      (game) => (from === undefined || game.startAt >= from) && (until === undefined || game.startAt < until),
    )
    .sort(compareGames);
  rejected.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  notes.sort((a, b) => (a.file < b.file ? -1 : 1));
  return { games, rejected, notes };
}
