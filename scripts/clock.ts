import { readTimeWitness } from '#db/queries/time-witness.ts';
import { acceptTime } from '#domain/foundation/clock/accept-time.ts';
import { closeDays } from '#domain/picks/proof/close-days.ts';
import { runCommand, withSite } from './open-site.ts';

/**
 * `npm run -s clock -- show`: this machine's time beside what vouches for it. `accept`: a person says that this machine's time is
 * right; jobs that waited go on, and days that waited are closed.
 */

const USAGE = 'Usage: npm run -s clock -- show | accept';

await runCommand(async () => {
  const [verb, ...rest] = process.argv.slice(2);
  if ((verb !== 'show' && verb !== 'accept') || rest.length > 0) throw new Error(USAGE);
  return withSite(async (services) => {
    if (verb === 'accept') {
      const at = await acceptTime(services);
      const { closed } = await closeDays(services, { maxDays: Number.POSITIVE_INFINITY });
      return { accepted: at.toISOString(), days_closed: closed.length };
    }
    const { databaseMs, witnessedMs } = await readTimeWitness(services.db);
    return {
      now: services.clock.now().toISOString(),
      database: new Date(databaseMs).toISOString(),
      last_vouched_for: witnessedMs === null ? null : new Date(witnessedMs).toISOString(),
    };
  });
});
