import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type PageFacts, pageContext } from './page-context.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Answers a page request. The facts, and the services in them, come from the process that serves. */
export function handlePage(request: Request, facts: PageFacts): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pageContext, facts);
  return handle(request, context);
}
