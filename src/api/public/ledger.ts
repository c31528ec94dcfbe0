import { readAsOf } from '#domain/picks/figures/record-scope.ts';
import { listLedger } from '#domain/picks/record/list-ledger.ts';
import { endpoint } from '../endpoint.ts';
import { pageMetaOf } from '../page-meta.ts';
import { ledgerContract } from './ledger.contract.ts';

export const GET = endpoint(ledgerContract, async ({ query }, { services, locale }) => {
  const { page, per_page: perPage, origin, stage } = query;
  const asked = readAsOf(query.as_of, services.clock.now());
  const { entries, total, asOf } = await listLedger(services, {
    locale,
    origin,
    stage,
    page,
    perPage,
    asOf: asked,
  });
  return {
    data: [...entries],
    meta: { ...pageMetaOf({ page, perPage, total }), as_of: asOf.toISOString(), origin },
  };
});
