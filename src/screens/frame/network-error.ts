/** How browsers word a fetch that got no answer: Chromium and Edge, Firefox, Safari. There is no code for it. */
const WORDINGS = /failed to fetch|networkerror|load failed|network connection was lost|internet connection/i;

/** Whether what was thrown means that the server could not be reached, and not that it answered with an error. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && WORDINGS.test(error.message);
}
