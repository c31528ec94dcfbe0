import { endpoint } from '#api/endpoint.ts';
import { changeRedirectHosts } from '#domain/content/seo/change-redirect-hosts.ts';
import { brandOf } from './brand-of.ts';
import { redirectHostsContract } from './redirect-hosts.contract.ts';

export const POST = endpoint(redirectHostsContract, async ({ query, body }, { services, operator }) => {
  await changeRedirectHosts(services, { brand: brandOf(operator, query.brand), operator, ...body });
  return { data: {} };
});
