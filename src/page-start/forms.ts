import { leaveSaid } from '#screens/frame/messages/said.ts';
import { takePart } from './ask-page.ts';
import { showLoadingBar } from './loading-bar.ts';
import { showToast } from './toasts.ts';

/** Forms that are sent to their page's action: one answer at a time, in place, so that what was typed stays. */
export function startForms(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.send === undefined || event.defaultPrevented)
      return;
    event.preventDefault();
    void sendForm(form);
  });
  window.addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-send]')) setBusy(form, false);
  });
  takeSecretsOut();
  arrive();
  document.querySelector<HTMLFormElement>('form[data-send=auto]')?.requestSubmit();
}

/** Sends a form with what a script adds to it. The server answers with the page as it is now, or says where to go on. */
export async function sendForm(
  form: HTMLFormElement,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (form.ariaBusy === 'true') return;
  setBusy(form, true);
  showLoadingBar('loading');
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'text/html', 'X-Requested-With': 'XMLHttpRequest' },
      body: new URLSearchParams([...textsOf(form), ...Object.entries(more)]),
    });
    const to = answer.headers.get('X-Goes-To');
    if (to !== null) return leave(to, form.dataset.said);
    takePart('#content', await answer.text());
    arrive();
    showLoadingBar('idle');
  } catch (problem) {
    console.warn('The form was not answered.', problem);
    showLoadingBar('error');
    showToast('error', form.dataset.unreachable ?? '');
  }
  setBusy(form, false);
}

/** The form stays busy until the browser has left the page. */
function leave(to: string, said: string | undefined): void {
  // On the way to a provider nothing has been reached yet.
  if (said !== undefined && to.startsWith('/')) leaveSaid(said);
  location.assign(to);
}

/** A question is asked as the browser's modal dialog, and the first error has the focus. */
function arrive(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-modal]')) {
    if (dialog.matches(':modal')) continue;
    dialog.close();
    dialog.showModal();
  }
  const wanted = ':is([aria-invalid=true], [data-takes-focus])';
  document.querySelector<HTMLElement>(`#content ${wanted}`)?.focus();
}

/** What the address of an e-mail's link holds stands in the form: it reaches neither the history nor anyone who looks over a shoulder. */
function takeSecretsOut(): void {
  if (document.querySelector('input[data-secret]') !== null)
    history.replaceState(history.state, '', location.pathname);
}

function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  form.ariaBusy = String(isBusy);
  for (const button of form.querySelectorAll('button[type=submit]')) button.ariaDisabled = String(isBusy);
}

function* textsOf(form: HTMLFormElement): Iterable<[string, string]> {
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') yield [name, value];
}
