import { endpoint } from '#api/endpoint.ts';
import { addRedirect } from '#domain/content/seo/edit-redirects.ts';
import { listRedirects, type OfficeRedirect } from '#domain/content/seo/list-redirects.ts';
import { pageMetaOf } from '../page-meta.ts';
import { brandOf } from './brand-of.ts';
import { draftOf } from './redirects/redirect-draft.ts';
import { newRedirectContract, redirectsContract } from './redirects.contract.ts';

export const GET = endpoint(redirectsContract, async ({ query }, { services, operator }) => {
  const { page, per_page: perPage, brand: asked, ...filter } = query;
  const brand = brandOf(operator, asked);
  const found = await listRedirects(services, { brand, ...filter });
  const shown = found.redirects.slice((page - 1) * perPage, page * perPage);
  return {
    data: {
      redirects: shown.map(redirectView),
      allowed_hosts: [...found.allowedHosts],
      hosts_version: found.hostsVersion,
    },
    meta: pageMetaOf({ page, perPage, total: found.redirects.length }),
  };
});

export const POST = endpoint(newRedirectContract, async ({ query, body }, { services, operator }) => {
  const brand = brandOf(operator, query.brand);
  const { id } = await addRedirect(services, { brand, operator, draft: draftOf(body, services.clock.now()) });
  return { data: { id } };
});

const redirectView = (rule: OfficeRedirect) => ({
  id: rule.id,
  path: rule.path,
  target: rule.target,
  language: rule.languageCode,
  match: rule.match,
  keep_query: rule.keepQuery,
  from: rule.fromAt.toISOString(),
  note: rule.note,
  type: rule.type,
  until: rule.untilAt?.toISOString() ?? null,
  state: rule.state,
  end: rule.end,
  problem: rule.problem,
  version: rule.version,
});
