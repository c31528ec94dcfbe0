import {
  findOwnBetImport,
  findOwnBetMapping,
  insertOwnBetImport,
  putOwnBetMapping,
} from '#db/queries/own-bet.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { cleanLine } from '#domain/foundation/text/clean-text.ts';
import type { Services } from '#domain/services.ts';
import { sha256 } from '#platform/hash.ts';
import { newId } from '#platform/id.ts';
import { assertKnownZone } from './assert-known-zone.ts';
import { MAX_MAPPINGS, MAX_TEXT } from './bet-limits.ts';
import { type BetColumn, type BetMapping, guessColumns, readStoredMapping } from './bet-mapping.ts';
import { findFollowed } from './followable-picks.ts';
import { readBets } from './read-bets.ts';
import { type BetFile, readBetFile, refusedFile } from './read-file.ts';
import { holdAccount, type StoredBets, storeBets } from './store-bets.ts';

/** What a member has to be asked before their file can be read. */
type MappingQuestion = {
  readonly headings: readonly string[];
  /** The first rows, so that the member sees what stands in each column. */
  readonly sample: readonly (readonly string[])[];
  readonly columns: Readonly<Record<BetColumn, string | null>>;
};

type ImportedBets = StoredBets & {
  readonly importId: string | null;
  readonly read: number;
  readonly followed: number;
};

const SAMPLE_ROWS = 3;

/**
 * Imports a file of bets. A mapping that comes along is remembered for files with the same headings; without one, and where none is
 * remembered, the answer is the question how to read it, and nothing changes. The same file twice adds nothing, however it is read.
 */
export async function importBets(
  services: Services,
  options: {
    readonly member: Member;
    readonly fileName: string;
    readonly bytes: Uint8Array;
    readonly mapping: BetMapping | null;
    /** Asks for the columns although they are remembered. */
    readonly asksAgain?: boolean | undefined;
  },
): Promise<{ readonly question: MappingQuestion } | { readonly imported: ImportedBets }> {
  const { member, bytes } = options;
  const file = readBetFile(bytes);
  const { id: accountId, brand } = member;
  const headings = sha256(file.headings.join('\u0000'));
  const remembered = readStoredMapping(await findOwnBetMapping(services.db, { accountId, headings }));
  const mapping = options.mapping ?? (options.asksAgain === true ? null : remembered);
  if (mapping === null) return { question: questionOf(file) };
  assertKnownZone(mapping.zone);
  const typed = readBets(file, mapping, services.clock.now());
  const followed = await findFollowed(services, { member, bets: typed });
  const digest = sha256(Buffer.from(bytes).toString('base64'));
  const imported = await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    await holdAccount(tx, accountId);
    await putOwnBetMapping(tx, { accountId, headings, mapping, updatedAt: now }, MAX_MAPPINGS);
    const known = await findOwnBetImport(tx, { accountId, sha256: digest });
    const nothing = { read: typed.length, added: 0, updated: 0, known: typed.length, followed: 0 };
    if (known !== null) return { ...nothing, importId: known.id };
    const importId = newId();
    const fileName = cleanLine(options.fileName).slice(0, MAX_TEXT) || 'bets.csv';
    const row = { id: importId, accountId, brand, fileName, sha256: digest };
    const bets = typed.map((bet, index) => ({ typed: bet, pickId: followed[index] ?? null }));
    await insertOwnBetImport(tx, { ...row, rowsRead: typed.length, createdAt: now });
    const stored = await storeBets(tx, bets, { accountId, brand, importId, now });
    return {
      ...stored,
      importId,
      read: typed.length,
      followed: followed.filter((id) => id !== null).length,
    };
  });
  return { imported };
}

function questionOf({ headings, rows }: BetFile): MappingQuestion {
  const sample = rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells.map((cell) => cell.slice(0, 60)));
  if (headings.every((name) => name === '')) throw refusedFile([{ key: 'bets.errors.noRows' }]);
  return { headings, sample, columns: guessColumns(headings) };
}
