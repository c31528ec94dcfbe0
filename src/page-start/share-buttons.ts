/** Shows the buttons of an opened part that this browser can serve. */
export function offerButtons(part: HTMLElement): void {
  offer(part, '[data-share-copy]', navigator.clipboard !== undefined);
  offer(part, '[data-share-send]', navigator.share !== undefined);
}

function offer(part: HTMLElement, selector: string, can: boolean): void {
  const button = part.querySelector(selector);
  if (!(button instanceof HTMLElement)) return;
  button.hidden = !can;
  button.onclick = () => void press(button);
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
