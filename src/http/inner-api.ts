import type { ApiEnv } from '#api/dispatch.ts';
import type { RequestFacts } from './request-facts.ts';

/** An API, asked from within the process. */
export type InnerApi = {
  fetch(request: Request, env: ApiEnv['Bindings']): Response | Promise<Response>;
};

/** How a page asks an API for its reader: whose request it is, and from whose page it comes, is what is known of the page's own request. */
export function askWithin(
  api: InnerApi,
  { brand, ...facts }: RequestFacts,
): (address: string, init: RequestInit) => Promise<Response> {
  return async (address, init) =>
    api.fetch(new Request(new URL(address, facts.origin), init), { facts: { ...facts, brand: brand.key } });
}
