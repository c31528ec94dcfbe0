import { morph } from './morph.ts';

/** What this site has answered may be read as a page. Nothing in it runs, and only elements of it are taken over. */
const ownPages = window.trustedTypes?.createPolicy('answer', { createHTML: (answer) => answer });

/**
 * Asks the server for this page, or for it with another query, and takes over one part of the answer. The server stores the bytes of such pages,
 * and answers with none where nothing has changed. Rejects where it could not be loaded.
 */
export async function renewPart(selector: string, search = location.search): Promise<void> {
  const answer = await fetch(`${location.pathname}${search}`, { headers: { Accept: 'text/html' } });
  if (answer.status >= 500) throw new Error(`The server answered ${answer.status}.`);
  takePart(selector, await answer.text());
}

/** Takes over one part of a page that the server has answered with. */
export function takePart(selector: string, html: string): void {
  const text = bodyOf(html);
  const page = new DOMParser().parseFromString(ownPages?.createHTML(text) ?? text, 'text/html');
  const [own, wanted] = [document.querySelector(selector), page.querySelector(selector)];
  if (own === null || wanted === null) throw new Error(`The page has no ${selector}.`);
  morph(own, wanted);
}

/** A page's head names the style sheets of its own answer, under a nonce that this page's policy refuses; parts are in the body. */
function bodyOf(text: string): string {
  return text.slice(Math.max(0, text.indexOf('<body')));
}
