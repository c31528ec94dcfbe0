import { rereadAnswers } from '#domain/forecasting/sport/reread-answers.ts';
import { creditTable } from './credit-table.ts';
import { readSite, runCommand } from './open-site.ts';

const USAGE = 'Usage: npm run -s feed -- replay [--from YYYY-MM-DD]\n       npm run -s feed -- credits';

/**
 * `npm run -s feed -- replay`: reads the kept answers of the live provider again and prints what they teach today, and how much of it the
 * database did not know when they came. It writes nothing. `npm run -s feed -- credits` prints what the leagues need a month.
 */
if (process.argv.length === 3 && process.argv[2] === 'credits') process.stdout.write(`${creditTable()}\n`);
else await runCommand(replay);

async function replay() {
  const [verb, flag, day, ...rest] = process.argv.slice(2);
  const from = new Date(flag === undefined ? 0 : `${day}T00:00:00Z`);
  const isBad = verb !== 'replay' || rest.length > 0 || Number.isNaN(from.getTime());
  if (isBad || (flag !== undefined && flag !== '--from')) throw new Error(USAGE);
  return readSite((services) => rereadAnswers(services, { from }));
}
