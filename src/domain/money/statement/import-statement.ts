import { findApprovedBankAccount } from '#db/queries/bank-account.ts';
import { type BankLineRow, insertBankLines, insertBankStatement } from '#db/queries/bank-line.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { servesSamples } from '#domain/foundation/setting/serves-samples.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { sha256 } from '#platform/hash.ts';
import { newId } from '#platform/id.ts';
import {
  DEFAULT_MAPPING,
  type RowError,
  readStatement,
  type StatementLine,
  type StatementMapping,
} from './read-statement.ts';

export type ImportStatementOptions = {
  readonly brand: string;
  readonly operator: Operator;
  readonly fileName: string;
  readonly text: string;
  readonly mapping?: StatementMapping | undefined;
};

export type ImportedStatement = {
  readonly read: number;
  readonly added: number;
  readonly known: number;
  /** Of those added, lines that say the same as another one before them in the file; each counts. */
  readonly twins: number;
  readonly outgoing: number;
  readonly errors: readonly RowError[];
};

/**
 * Takes a bank's statement in. The same file twice, or two files that overlap, add each line once: a line is known by the
 * hash of what it says, and of twins on one day the first, the second … are distinguished by their place among them.
 */
export async function importStatement(
  services: Services,
  options: ImportStatementOptions,
): Promise<ImportedStatement> {
  const { brand, operator, fileName, text, mapping = DEFAULT_MAPPING } = options;
  const { lines, errors, outgoing } = readStatement(text, mapping);
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const includeSamples = servesSamples(services.env);
    const account = await findApprovedBankAccount(tx, { brand, includeSamples });
    if (account === null)
      throw new AppError('conflict', 'no bank account', { fields: { base: [{ key: 'orders.closed' }] } });
    const statementId = newId();
    const rows = bankLines(lines, { brand, bankAccountId: account.id, statementId, importedAt: now });
    // In one order whatever the file's, so that two files with the same lines never wait for each other.
    const { added, twins } = await insertBankLines(tx, rows.toSorted(byFingerprint));
    await insertBankStatement(tx, {
      id: statementId,
      brand,
      bankAccountId: account.id,
      fileName: fileName.slice(0, 200),
      sha256: sha256(text),
      linesRead: lines.length,
      linesAdded: added,
      importedBy: operator.id,
      importedAt: now,
    });
    await appendAudit(tx, {
      at: now,
      brand,
      actorKind: 'operator',
      actorId: operator.id,
      action: 'statement.imported',
      subjectKind: 'statement',
      subjectId: statementId,
      detail: {
        file: fileName.slice(0, 200),
        sha256: sha256(text),
        read: lines.length,
        added,
        errors: errors.length,
      },
    });
    return { read: lines.length, added, known: lines.length - added, twins, outgoing, errors };
  });
}

const byFingerprint = (a: BankLineRow, b: BankLineRow) =>
  a.fingerprint === b.fingerprint ? a.occurrence - b.occurrence : a.fingerprint < b.fingerprint ? -1 : 1;

export function bankLines(
  lines: readonly StatementLine[],
  common: Pick<BankLineRow, 'brand' | 'bankAccountId' | 'statementId' | 'importedAt'>,
): BankLineRow[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const { bookingDate, amount, memo, counterAccount } = line;
    const fingerprint = sha256(
      [common.bankAccountId, bookingDate, amount, memo, counterAccount].join('\u0000'),
    );
    const occurrence = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, occurrence);
    return { ...common, ...line, id: newId(), fingerprint, occurrence };
  });
}
