import { listLedgerPicks } from '#domain/picks/ledger/list-ledger-picks.ts';
import { endpoint } from '../../endpoint.ts';
import { pageMetaOf } from '../../page-meta.ts';
import { ledgerPicksContract } from './[id].contract.ts';

export const GET = endpoint(ledgerPicksContract, async ({ params, query }, { services, member, locale }) => {
  const { page, per_page: perPage } = query;
  const found = await listLedgerPicks(services, { member, locale, periodId: params.id, page, perPage });
  return { data: found.items, meta: pageMetaOf({ page, perPage, total: found.total }) };
});
