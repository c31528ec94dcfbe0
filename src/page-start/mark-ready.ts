/** Says in the document that scripts answer for the page, with the framework or without: journeys wait for it. */
export function markReady(): void {
  document.documentElement.dataset.scripts = 'ready';
}
