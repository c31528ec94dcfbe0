/**
 * Logs an error that an action of the reader ended with, and names the message for it. A call answers its failures; what is thrown is
 * an error of ours, or a part of the page that did not load, which without a connection is no wonder.
 */
export function logThrown(problem: unknown): 'errors.unexpected' | 'errors.unreachable' {
  console.error('What was asked for ended with an error.', problem);
  return navigator.onLine === false ? 'errors.unreachable' : 'errors.unexpected';
}
