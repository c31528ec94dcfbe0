const SHOWN_MS = 2000;

/** The buttons of `ui/copy-button.tsx`: each puts its text on the clipboard, and says for two seconds that it has. */
export function startCopy(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const place = button?.parentElement;
    if (!button || place?.dataset.copy === undefined) return;
    navigator.clipboard.writeText(place.dataset.copy).then(
      () => showCopied(place, button),
      (problem) => console.warn('The text could not be copied.', problem),
    );
  });
}

function showCopied(place: HTMLElement, button: HTMLButtonElement): void {
  if (place.dataset.copied !== undefined) return;
  const { ariaLabel } = button;
  const status = place.querySelector('[role=status]');
  const say = (text: string) => {
    if (status !== null) status.textContent = text;
  };
  place.dataset.copied = '';
  button.ariaLabel = null;
  say(place.dataset.copiedLabel ?? '');
  setTimeout(() => {
    delete place.dataset.copied;
    button.ariaLabel = ariaLabel;
    say('');
  }, SHOWN_MS);
}
