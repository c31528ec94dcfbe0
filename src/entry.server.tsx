import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { dressDocument } from './dress-document.ts';
import { mayRest } from './may-rest.server.ts';
import { pageContext } from './page-context.ts';
import { firstByte } from './screens/frame/first-byte.ts';
import { MemberMenu } from './screens/frame/member/member-menu.tsx';

Object.assign(firstByte, { MemberMenu });

const RENDER_LIMIT_MS = 5000;

/**
 * Renders a page whole: all its data are there before it begins. React would move large parts behind the page and let a
 * script put them into place, which readers without scripts would never see. A render that takes too long is cut off.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const facts = context.get(pageContext);
  const { nonce, services } = facts;
  const rests = mayRest(facts, request.url);
  return new Promise((resolve, reject) => {
    let isShellSent = false;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} nonce={nonce} />,
      {
        nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          isShellSent = true;
          headers.set('Content-Type', 'text/html; charset=utf-8');
          const whole = new PassThrough();
          pipe(whole);
          text(whole).then(
            (html) => resolve(new Response(dressDocument(html, { rests }), { headers, status })),
            reject,
          );
        },
        onShellError: reject,
        onError(error) {
          if (isShellSent) services.log.error({ err: error }, 'a page broke while it was rendered');
        },
      },
    );
    setTimeout(abort, RENDER_LIMIT_MS).unref();
  });
}
