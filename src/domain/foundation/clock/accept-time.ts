import { moveTimeWitness } from '#db/queries/time-witness.ts';
import type { Services } from '#domain/services.ts';

/**
 * A person says that the machine's time of day is right: after a long standstill, a restored backup, or where somebody has set
 * the clock. Processes take it over with their next sign of life.
 */
export async function acceptTime({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<Date> {
  const at = clock.now();
  await moveTimeWitness(db, { seenAt: at, acceptedAt: at });
  return at;
}
