/**
 * Takes the anchor out of the address. Only a change of anchor ends what the style sheet shows as targeted; to one that nothing has,
 * nothing scrolls.
 */
export function leaveAnchor(): void {
  const { state } = history;
  location.replace('#-');
  history.replaceState(state, '', location.pathname + location.search);
}
