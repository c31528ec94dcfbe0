import type { ApiEnv } from '#api/dispatch.ts';
import type { RequestContext } from './request-context.ts';

/** An API, asked from within the process. */
export type InnerApi = {
  fetch(request: Request, env: ApiEnv['Bindings']): Response | Promise<Response>;
};

/** How a page asks an API for its reader: whose request it is, and from whose page it comes, is what is known of the page's own request. */
export function askWithin(
  api: InnerApi,
  { brand, ...requestContext }: RequestContext,
): (address: string, init: RequestInit) => Promise<Response> {
  return async (address, init) =>
    api.fetch(new Request(new URL(address, requestContext.origin), init), {
      requestContext: { ...requestContext, brand: brand.key },
    });
}
