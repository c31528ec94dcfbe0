import { holdPresses } from './hold-presses.ts';
import { wakeOnTouch } from './wake-on-touch.ts';

/** How long the page of a guest who touches nothing rests after it has loaded, before its scripts start by themselves. */
const UNTOUCHED_MS = 5000;
/** Longer than the scripts of a page need on a slow line, and no longer than a reader waits for a press. */
const HELD_MS = 10_000;

const HEAD_END = '</head>';
/** A piece of code that the router names ahead. */
const PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
/** The router's own script: it imports the page's code and starts it. */
const START = /<script nonce="([^"]*)" type="module" async="">([\s\S]*?)<\/script>/;

/**
 * What the router has no word for. The code that a document names ahead is less urgent than its style sheet: it is read
 * before it is pressed, and what is pressed before the code answers is held (`holdPresses`). And a page that `rests` fetches
 * that code only when it has loaded, and starts it only when its reader does something (`wakeOnTouch`).
 */
export function dressDocument(html: string, { rests }: { readonly rests: boolean }): string {
  const headEnd = html.indexOf(HEAD_END);
  const head = html.slice(0, headEnd);
  const code = [...head.matchAll(PRELOAD)].map(([, address]) => address).join(' ');
  const body = html.slice(headEnd).replace(START, (begins, nonce, start) => {
    const hold = inlined(nonce, `(${holdPresses})(${HELD_MS})`);
    if (!rests) return hold + begins;
    const asleep = inlined(nonce, start, ` type="text/plain" data-asleep="${code}"`);
    return hold + asleep + inlined(nonce, `(${wakeOnTouch})(${UNTOUCHED_MS})`);
  });
  const lessUrgent = (link: string) => link.replace(' href', ' fetchpriority="low" href');
  return head.replace(PRELOAD, (link) => (rests ? '' : lessUrgent(link))) + body;
}

const inlined = (nonce: string, text: string, attributes = '') =>
  `<script nonce="${nonce}"${attributes}>${text}</script>`;
