import { morph } from './morph.ts';

/**
 * Asks the server for this page, or for it with another query, and takes over one part of the answer. The server stores the bytes of such pages,
 * and answers with none where nothing has changed. Rejects where it could not be had.
 */
export async function renewPart(selector: string, search = location.search): Promise<void> {
  const answer = await fetch(`${location.pathname}${search}`, { headers: { Accept: 'text/html' } });
  if (answer.status >= 500) throw new Error(`The server answered ${answer.status}.`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const [own, wanted] = [document.querySelector(selector), page.querySelector(selector)];
  if (own === null || wanted === null) throw new Error(`The page has no ${selector}.`);
  morph(own, wanted);
}
