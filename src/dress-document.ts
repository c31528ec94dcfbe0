import { wakeOnTouch } from './wake-on-touch.ts';

/** How long the page of a guest who touches nothing rests after it has loaded, before its scripts start by themselves. */
const UNTOUCHED_MS = 5000;

const HEAD_END = '</head>';
/** A piece of code that the router names ahead. */
const PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
/** The router's own script: it imports the page's code and starts it. */
const START = /<script nonce="([^"]*)" type="module" async="">([\s\S]*?)<\/script>/;

/**
 * What the router has no word for. The code that a document names ahead is less urgent than its style sheet: it is read
 * before it is pressed. And a page that `rests` fetches that code only when it has loaded, and starts it only when its
 * reader does something (`wakeOnTouch`).
 */
export function dressDocument(html: string, { rests }: { readonly rests: boolean }): string {
  const headEnd = html.indexOf(HEAD_END);
  const head = html.slice(0, headEnd);
  const body = html.slice(headEnd);
  if (!rests) return head.replace(PRELOAD, lessUrgent) + body;
  const code = [...head.matchAll(PRELOAD)].map(([, address]) => address).join(' ');
  return (
    head.replace(PRELOAD, '') + body.replace(START, (_, nonce, start) => resting({ nonce, start, code }))
  );
}

const lessUrgent = (link: string) => link.replace(' href', ' fetchpriority="low" href');

function resting({ nonce, start, code }: Record<'nonce' | 'start' | 'code', string>): string {
  const asleep = `<script nonce="${nonce}" type="text/plain" data-asleep="${code}">${start}</script>`;
  return `${asleep}<script nonce="${nonce}">(${wakeOnTouch})(${UNTOUCHED_MS})</script>`;
}
