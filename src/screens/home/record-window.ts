import type { Claim } from '#api/claims.contract.ts';

/** The claims of one window of days, as the record shows them. */
export type RecordWindow = {
  readonly origin: Claim['origin'];
  readonly days: number;
  readonly winRate: Claim | null;
  readonly profit: Claim;
  readonly closingValue: Claim | null;
};

/** The window's claims, or null where the registry no longer holds a profit for it. */
function recordWindow(claims: readonly Claim[], origin: Claim['origin'], days: number): RecordWindow | null {
  const find = (id: Claim['id']) =>
    claims.find((claim) => claim.id === id && claim.origin === origin && claim.period?.days === days) ?? null;
  const profit = find('profit');
  if (profit === null) return null;
  return { origin, days, profit, winRate: find('win_rate'), closingValue: find('closing_value') };
}

/** What home shows: the last twenty days of published picks, or of calculated ones as long as none is settled. */
export function recentWindow(claims: readonly Claim[]): RecordWindow | null {
  return recordWindow(claims, 'live', 20) ?? recordWindow(claims, 'backfill', 20);
}
