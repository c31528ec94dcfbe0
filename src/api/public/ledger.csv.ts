import { readAsOf } from '#domain/picks/figures/record-scope.ts';
import { exportLedger } from '#domain/picks/proof/export-ledger.ts';
import { endpoint } from '../endpoint.ts';
import { ledgerCsvContract } from './ledger.csv.contract.ts';

export const GET = endpoint(ledgerCsvContract, async ({ query }, { services, locale }) => {
  const asOf = readAsOf(query.as_of, services.clock.now());
  return { data: null, file: streamOf(exportLedger(services, { origin: query.origin, locale, asOf })) };
});

/** The pieces as they are asked for: a slow reader holds back the next query, and one who leaves ends it. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
