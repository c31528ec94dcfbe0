/**
 * Whether the server wrote a part of the page that says of itself `attribute=value`. Its code then has to be there before the framework takes over
 * the page, so that its buttons answer as soon as the page does, and so that nothing that stands there is taken away until the code is here.
 */
export const isWritten = (attribute: `data-${string}`, value: string): boolean =>
  import.meta.env.SSR || document.querySelector(`[${attribute}=${value}]`) !== null;
