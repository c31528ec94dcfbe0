import { findPolicy, type PolicyRow } from '#db/queries/pick.ts';
import type { Services } from '#domain/services.ts';

/** The publishing policy in force now; null where the site has none yet. */
export async function showPolicy({ db, clock }: Services): Promise<PolicyRow | null> {
  return findPolicy(db, clock.now());
}
