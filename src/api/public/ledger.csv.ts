import { readAsOf } from '#domain/picks/figures/record-scope.ts';
import { exportLedger } from '#domain/picks/proof/export-ledger.ts';
import { endpoint } from '../endpoint.ts';
import { ledgerCsvContract } from './ledger.csv.contract.ts';

export const GET = endpoint(ledgerCsvContract, async ({ query }, { services, locale }) => {
  const asOf = readAsOf(query.as_of, services.clock.now());
  const content = exportLedger(services, { origin: query.origin, locale, asOf });
  return { data: null, file: { name: 'ledger.csv', content } };
});
