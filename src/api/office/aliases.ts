import { endpoint } from '#api/endpoint.ts';
import { listAliases } from '#domain/forecasting/alias/list-aliases.ts';
import { pageMetaOf } from '../page-meta.ts';
import { aliasesContract } from './aliases.contract.ts';

export const GET = endpoint(aliasesContract, async ({ query }, { services }) => {
  const { page, per_page: perPage, state, q: search } = query;
  const { items, total } = await listAliases(services, { state, search, page, perPage });
  const data = items.map((row) => ({
    source: row.source,
    league: row.leagueId,
    alias: row.alias,
    status: row.status,
    team: row.teamKey,
    seen_at: row.seenAt.toISOString(),
    version: row.version,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: row.decidedByEmail,
    candidates: [...row.candidates],
  }));
  return { data, meta: pageMetaOf({ page, perPage, total }) };
});
