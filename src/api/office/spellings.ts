import { endpoint } from '#api/endpoint.ts';
import { listSpellings } from '#domain/forecasting/spelling/list-spellings.ts';
import { pageMetaOf } from '../page-meta.ts';
import { spellingsContract } from './spellings.contract.ts';

export const GET = endpoint(spellingsContract, async ({ query }, { services }) => {
  const { page, per_page: perPage, state, q: search } = query;
  const { items, total } = await listSpellings(services, { state, search, page, perPage });
  const data = items.map((row) => ({
    source: row.source,
    league: row.leagueId,
    spelling: row.spelling,
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
