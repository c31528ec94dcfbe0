import { endpoint } from '#api/endpoint.ts';
import { saveRedirect } from '#domain/content/seo/edit-redirects.ts';
import { brandOf } from '../brand-of.ts';
import { saveRedirectContract } from './[id].contract.ts';
import { draftOf } from './redirect-draft.ts';

export const POST = endpoint(
  saveRedirectContract,
  async ({ params: { id }, query, body }, { services, operator }) => {
    const brand = brandOf(operator, query.brand);
    const { version, ...typed } = body;
    const draft = draftOf(typed, services.clock.now());
    await saveRedirect(services, { brand, operator, id, version, draft });
    return { data: { id } };
  },
);
