import { findApprovedBankAccount } from '#db/queries/bank-account.ts';
import { nameOperators } from '#db/queries/office-order.ts';
import { listBankStatements } from '#db/queries/statement-line.ts';
import { servesSamples } from '#domain/foundation/setting/serves-samples.ts';
import type { Services } from '#domain/services.ts';
import { DEFAULT_MAPPING, type StatementMapping } from './read-statement.ts';
import { readMapping } from './statement-mapping.ts';

/** The account whose statements are taken in, its bank's columns, and a page of what was taken in, the newest first. */
export async function listStatements(
  services: Services,
  options: { readonly brand: string; readonly page: number; readonly perPage: number },
) {
  const { db } = services;
  const { brand, page, perPage } = options;
  const [account, { rows, total }] = await Promise.all([
    findApprovedBankAccount(db, { brand, includeSamples: servesSamples(services.env) }),
    listBankStatements(db, { brand, limit: perPage, offset: (page - 1) * perPage }),
  ]);
  const [mapping, names] = await Promise.all([
    account === null ? DEFAULT_MAPPING : readMapping(db, { brand, bankCode: account.bankCode }),
    nameOperators(
      db,
      rows.map(({ importedBy }) => importedBy),
    ),
  ]);
  return {
    total,
    account: account && {
      bank_code: account.bankCode,
      bank_name: account.bankName,
      account_no: account.accountNo,
      holder: account.holder,
    },
    mapping: mappingView(mapping),
    items: rows.map((row) => ({
      id: row.id,
      file_name: row.fileName,
      lines_read: row.linesRead,
      lines_added: row.linesAdded,
      imported_by: names.get(row.importedBy) ?? null,
      imported_at: row.importedAt.toISOString(),
    })),
  };
}

/** A mapping as the API names its parts. */
export function mappingView({ bookingDate, amount, memo, counterAccount }: StatementMapping) {
  return { booking_date: bookingDate, amount, memo, counter_account: counterAccount };
}
