import { readTimeWitness } from '#db/queries/time-witness.ts';
import { acceptTime } from '#domain/foundation/clock/accept-time.ts';
import { closeDays } from '#domain/picks/proof/close-days.ts';
import type { Services } from '#domain/services.ts';
import { readSite, runCommand, withSite } from './open-site.ts';

/**
 * `npm run -s clock -- show`: this machine's time beside what vouches for it. `accept`: a person says that this machine's time is
 * right; jobs that waited go on, and days that waited are closed.
 */

const USAGE = 'Usage: npm run -s clock -- show | accept';

await runCommand(async () => {
  const [verb, ...rest] = process.argv.slice(2);
  if ((verb !== 'show' && verb !== 'accept') || rest.length > 0) throw new Error(USAGE);
  return verb === 'accept' ? withSite(accept) : readSite(show);
});

async function accept(services: Services) {
  const at = await acceptTime(services);
  const { closed } = await closeDays(services, { maxDays: Number.POSITIVE_INFINITY });
  return { accepted: at.toISOString(), days_closed: closed.length };
}

async function show({ db, clock }: Services) {
  const { databaseMs, witnessedMs } = await readTimeWitness(db);
  return {
    now: clock.now().toISOString(),
    database: new Date(databaseMs).toISOString(),
    last_vouched_for: witnessedMs === null ? null : new Date(witnessedMs).toISOString(),
  };
}
