import type { Claim } from '#api/claims.contract.ts';

/** The claims of one window of days, as the record line shows them. */
export type RecordWindow = {
  readonly origin: Claim['origin'];
  readonly days: number;
  readonly winRate: Claim | null;
  readonly profit: Claim;
  readonly daily: Claim | null;
  readonly closingValue: Claim | null;
};

/** The window's claims, or null where the registry no longer holds a profit for it. */
export function recordWindow(
  claims: readonly Claim[],
  origin: Claim['origin'],
  days: number,
): RecordWindow | null {
  const find = (id: Claim['id']) =>
    claims.find((claim) => claim.id === id && claim.origin === origin && claim.period?.days === days) ?? null;
  const profit = find('profit');
  if (profit === null) return null;
  return {
    origin,
    days,
    profit,
    winRate: find('win_rate'),
    daily: find('average_daily_profit'),
    closingValue: find('closing_value'),
  };
}

/**
 * What the record line shows: the last twenty days of published picks, or of calculated ones as long as none is settled;
 * and below it the ninety days that were calculated afterwards.
 */
export function recordWindows(claims: readonly Claim[]): RecordWindow[] {
  const recent = recordWindow(claims, 'live', 20) ?? recordWindow(claims, 'backfill', 20);
  return [recent, recordWindow(claims, 'backfill', 90)].filter((window) => window !== null);
}
