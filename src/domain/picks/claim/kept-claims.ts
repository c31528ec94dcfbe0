import type { Services } from '#domain/services.ts';
import { type Claim, listClaims } from './list-claims.ts';

type Kept = { readonly atMs: number; readonly claims: Promise<Claim[]> };

/** So long may a claim outlive the rows that it rests on. */
const FRESH_MS = 30_000;

const keptBy = new WeakMap<Services['db'], Map<string, Kept>>();

/** The claims of a brand, computed at most twice a minute, whatever the number of those who ask. */
export function findClaims(services: Services, { brand }: { readonly brand: string }): Promise<Claim[]> {
  const kept = keptBy.get(services.db) ?? new Map<string, Kept>();
  keptBy.set(services.db, kept);
  const atMs = services.clock.now().getTime();
  const known = kept.get(brand);
  // A test clock may also be turned back, hence the distance instead of the age.
  if (known !== undefined && Math.abs(atMs - known.atMs) < FRESH_MS) return known.claims;
  const claims = listClaims(services, { brand });
  kept.set(brand, { atMs, claims });
  claims.catch(() => kept.delete(brand));
  return claims;
}
