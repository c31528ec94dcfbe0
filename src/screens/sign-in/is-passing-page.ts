/** Pages on which a reader who has just signed in would be sent on again, or which are over once they were seen. */
const PASSING: readonly string[] = ['/login', '/register', '/resetPassword', '/thirdToken'];

/** `page`: a path without its language, in its canonical spelling. */
export function isPassingPage(page: string): boolean {
  return PASSING.includes(page);
}
