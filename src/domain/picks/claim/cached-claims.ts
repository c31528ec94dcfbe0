import type { Services } from '#domain/services.ts';
import { cachePerOwner, forgetFailure } from '#platform/cache.ts';
import { type Claim, listClaims } from './list-claims.ts';

type Entry = { readonly atMs: number; readonly claims: Promise<Claim[]> };

/** So long may a claim outlive the rows that it rests on. */
const FRESH_MS = 30_000;
/** More than there are brands. */
const MAX_BRANDS = 100;

const cacheOf = cachePerOwner<Services['db'], Entry>(MAX_BRANDS);

/** The claims of a brand, computed at most twice a minute, whatever the number of those who ask. */
export function findClaims(services: Services, { brand }: { readonly brand: string }): Promise<Claim[]> {
  const cache = cacheOf(services.db);
  const atMs = services.clock.now().getTime();
  const known = cache.get(brand);
  // A test clock may also be turned back, hence the distance instead of the age.
  if (known !== undefined && Math.abs(atMs - known.atMs) < FRESH_MS) return known.claims;
  const claims = listClaims(services, { brand });
  const entry = { atMs, claims };
  cache.set(brand, entry);
  forgetFailure(cache, brand, entry, claims);
  return claims;
}
