import { rereadAnswers } from '#domain/forecasting/sport/reread-answers.ts';
import { readSite, runCommand } from './open-site.ts';

const USAGE = 'Usage: npm run -s feed -- replay [--from YYYY-MM-DD]';

/**
 * `npm run -s feed -- replay`: reads the kept answers of the live provider again and prints what they teach today, and how much of it the
 * database did not know when they came. It writes nothing.
 */
await runCommand(async () => {
  const [verb, flag, day, ...rest] = process.argv.slice(2);
  const from = new Date(flag === undefined ? 0 : `${day}T00:00:00Z`);
  const isBad = verb !== 'replay' || rest.length > 0 || Number.isNaN(from.getTime());
  if (isBad || (flag !== undefined && flag !== '--from')) throw new Error(USAGE);
  return readSite((services) => rereadAnswers(services, { from }));
});
