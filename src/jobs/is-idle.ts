/** Whether a run found nothing to do: its result counts nothing and names nothing. */
export function isIdle(result: unknown): boolean {
  if (typeof result === 'object' && result !== null) return Object.values(result).every(isIdle);
  return result === undefined || result === null || result === 0 || result === '' || result === false;
}
