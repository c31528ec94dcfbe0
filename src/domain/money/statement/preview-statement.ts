import { findApprovedBankAccount } from '#db/queries/bank-account.ts';
import { listKnownLines } from '#db/queries/statement-line.ts';
import { servesSamples } from '#domain/foundation/setting/serves-samples.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { bankLines } from './import-statement.ts';
import { type RowError, readHeadings, readStatement, type StatementMapping } from './read-statement.ts';
import { mappingFor } from './statement-mapping.ts';

/** The lines that a preview shows; the counts are of all. */
const MAX_SHOWN = 200;

type LineState = 'new' | 'known' | 'twin';

type StatementPreview = {
  readonly headings: readonly string[];
  readonly mapping: StatementMapping;
  /** Columns that the mapping names and the file does not have; nothing has been read then. */
  readonly missing: readonly string[];
  readonly counts: Record<LineState, number> & { readonly outgoing: number };
  readonly lines: readonly {
    readonly bookingDate: string;
    readonly amount: number;
    readonly memo: string;
    readonly counterAccount: string;
    readonly state: LineState;
  }[];
  readonly errors: readonly RowError[];
};

/** What an import would do, without doing it: which lines are new, known, or twins of another line of the same file. */
export async function previewStatement(
  services: Services,
  options: { readonly brand: string; readonly text: string; readonly mapping?: StatementMapping | undefined },
): Promise<StatementPreview> {
  const { db } = services;
  const account = await findApprovedBankAccount(db, {
    brand: options.brand,
    includeSamples: servesSamples(services.env),
  });
  if (account === null)
    throw new AppError('conflict', 'no bank account', { fields: { base: [{ key: 'orders.closed' }] } });
  const headings = readHeadings(options.text);
  const bank = { brand: options.brand, bankCode: account.bankCode };
  const mapping = options.mapping ?? (await mappingFor(db, { ...bank, headings }));
  const missing = Object.values(mapping).filter((column) => !headings.includes(column));
  const counts = { new: 0, known: 0, twin: 0, outgoing: 0 };
  if (missing.length > 0) return { headings, mapping, missing, counts, lines: [], errors: [] };
  const { lines, errors, outgoing } = readStatement(options.text, mapping);
  const rows = bankLines(lines, {
    brand: options.brand,
    bankAccountId: account.id,
    statementId: '',
    importedAt: services.clock.now(),
  });
  const known = await listKnownLines(db, { bankAccountId: account.id, lines: rows });
  const states = rows.map((row): LineState => {
    if (known.has(`${row.fingerprint} ${row.occurrence}`)) return 'known';
    return row.occurrence > 1 ? 'twin' : 'new';
  });
  for (const state of states) counts[state] += 1;
  const shown = rows.slice(0, MAX_SHOWN).map(({ bookingDate, amount, memo, counterAccount }, index) => ({
    bookingDate,
    amount,
    memo,
    counterAccount,
    state: states[index] ?? 'new',
  }));
  return { headings, mapping, missing, counts: { ...counts, outgoing }, lines: shown, errors };
}
