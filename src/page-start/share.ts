/** The buttons of what can be shared: shown where the browser can do what they say, once their part is opened. */
export function startShare(): void {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || target.dataset.share === undefined) return;
      show(target, '[data-share-copy]', navigator.clipboard !== undefined);
      show(target, '[data-share-send]', navigator.share !== undefined);
    },
    // It does not rise to the document by itself.
    true,
  );
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-share-copy], [data-share-send]') : null;
    if (button instanceof HTMLElement) void press(button);
  });
}

function show(part: HTMLElement, selector: string, can: boolean): void {
  const button = part.querySelector(selector);
  if (button instanceof HTMLElement) button.hidden = !can;
}

async function press(button: HTMLElement): Promise<void> {
  const { shareCopy, shareSend, done = '' } = button.dataset;
  try {
    if (shareSend !== undefined) await navigator.share({ title: document.title, url: shareSend });
    if (shareCopy === undefined) return;
    await navigator.clipboard.writeText(shareCopy);
    button.textContent = done;
  } catch {
    // A reader who changes their mind, and a browser that forbids it: the address stands there to be taken by hand.
  }
}
