import { CONTACT_ANCHOR } from '#screens/frame/contact/contact-anchor.ts';
import { renewPart } from './ask-page.ts';
import { leaveAnchor } from './leave-anchor.ts';

/**
 * The contact window of pages without the framework: any link to `#contact` opens it, and Back closes it, since the address says whether it
 * is open. A question is answered by the same page, of which only the form and its answer are taken.
 */
export function startContactWindow(): void {
  const dialog = document.getElementById(CONTACT_ANCHOR);
  if (!(dialog instanceof HTMLDialogElement)) return;
  const follow = () => {
    const isAsked = location.hash === `#${CONTACT_ANCHOR}`;
    if (isAsked && !dialog.open) dialog.showModal();
    if (!isAsked && dialog.open) dialog.close();
  };
  window.addEventListener('hashchange', follow);
  dialog.addEventListener('close', () => {
    if (location.hash === `#${CONTACT_ANCHOR}`) leaveAnchor();
  });
  dialog.addEventListener('click', (event) => {
    const isCross = event.target instanceof Element && event.target.closest('[data-close]') !== null;
    if (!isCross && event.target !== dialog) return;
    event.preventDefault();
    dialog.close();
  });
  const form = dialog.querySelector<HTMLFormElement>('form[data-ask]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask(form);
  });
  follow();
}

async function ask(form: HTMLFormElement): Promise<void> {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.set(name, String(value));
  try {
    await renewPart('form[data-ask]', `?${query}`);
  } catch (problem) {
    console.warn('The question was not answered.', problem);
    form.querySelector('[data-answer]')?.replaceChildren(form.dataset.unreachable ?? '');
  }
  // On a phone the keyboard may cover the place of the answer.
  form.querySelector('[data-answer]')?.scrollIntoView({ block: 'nearest' });
}
