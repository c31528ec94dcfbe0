import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext } from './page/page-context.ts';
import { renderCachedPart } from './page/render-cached-part.tsx';
import { renderWhole } from './page/render-whole.ts';
import { firstByte } from './screens/frame/first-byte.ts';
import { MemberMenu } from './screens/frame/member/member-menu.tsx';

Object.assign(firstByte, { MemberMenu, renderCachedPart });

/** Renders the document of a page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, services, takeHtml } = context.get(pageContext);
  const html = await renderWhole(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
    nonce,
    onError: (error) => services.log.error({ err: error }, 'a page broke while it was rendered'),
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  takeHtml?.(html);
  return new Response(takeHtml === undefined ? html : null, { headers, status });
}

/** Without it the router would write each failure to the console, with all of its stack. */
export function handleError(
  error: unknown,
  { context }: { readonly context: Readonly<RouterContextProvider> },
): void {
  context.get(pageContext).onFailure?.(error);
}
