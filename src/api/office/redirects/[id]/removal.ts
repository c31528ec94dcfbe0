import { endpoint } from '#api/endpoint.ts';
import { removeRedirect } from '#domain/content/seo/edit-redirects.ts';
import { brandOf } from '../../brand-of.ts';
import { redirectRemovalContract } from './removal.contract.ts';

export const POST = endpoint(
  redirectRemovalContract,
  async ({ params: { id }, query, body: { version } }, { services, operator }) => {
    await removeRedirect(services, { brand: brandOf(operator, query.brand), operator, id, version });
    return { data: {} };
  },
);
