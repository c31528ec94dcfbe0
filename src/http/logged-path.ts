/** A path as the logs may say it: without the secret of a member's calendar, which anyone who reads them could use. */
export function loggedPath(path: string): string {
  return path.replace(/(\/calendar\/)[^/]+/gi, '$1…');
}
