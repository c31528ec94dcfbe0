/** The button beside a password: shows what was typed, and hides it again. Its two names change places with each press. */
export function startReveal(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-reveal]') : null;
    const field = button?.parentElement?.querySelector('input');
    if (!(button instanceof HTMLElement) || field === null || field === undefined) return;
    const isShown = field.type === 'text';
    const name = button.dataset.reveal ?? '';
    button.dataset.reveal = button.title;
    button.title = name;
    button.ariaLabel = name;
    button.ariaPressed = String(!isShown);
    field.type = isShown ? 'password' : 'text';
  });
}
