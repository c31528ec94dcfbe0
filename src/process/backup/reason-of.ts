const MAX_REASON = 500;

/** Why something failed, on one line that may be stored and shown. */
export function reasonOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const line = said.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.slice(0, MAX_REASON) || 'unknown';
}
