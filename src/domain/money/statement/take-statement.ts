import { findApprovedBankAccount } from '#db/queries/bank-account.ts';
import { servesSamples } from '#domain/foundation/setting/serves-samples.ts';
import { alertPayments } from '#domain/money/order/alert-payments.ts';
import { reconcilePayments } from '#domain/money/order/reconcile-payments.ts';
import type { Services } from '#domain/services.ts';
import { type ImportedStatement, type ImportStatementOptions, importStatement } from './import-statement.ts';
import { readHeadings } from './read-statement.ts';
import { mappingFor, saveMapping } from './statement-mapping.ts';

/**
 * Takes a statement in by the columns that are given, which are kept for the bank's next one, else by those that were kept
 * where the file has them, else by the documented ones.
 */
export async function takeStatement(
  services: Services,
  options: ImportStatementOptions,
): Promise<ImportedStatement> {
  const { db } = services;
  const { brand, text } = options;
  const account = await findApprovedBankAccount(db, { brand, includeSamples: servesSamples(services.env) });
  const own = account === null ? null : { brand, bankCode: account.bankCode };
  const mapping =
    options.mapping ??
    (own === null ? undefined : await mappingFor(db, { ...own, headings: readHeadings(text) }));
  const imported = await importStatement(services, { ...options, mapping });
  if (own !== null && options.mapping !== undefined) {
    await saveMapping(db, { ...own, mapping: options.mapping, now: services.clock.now() });
  }
  // What was typed before is joined to its line at once; whatever is left is looked at again by the job.
  await reconcilePayments(services, brand);
  await alertPayments(services);
  return imported;
}
