import { verifyAudit } from '#domain/picks/proof/verify-audit.ts';
import { readSite, runCommand } from './open-site.ts';

/**
 * `npm run -s audit -- verify`: computes the chained log again and looks for the heads of closed days in it. Prints what it found and
 * how far the newest head reaches, and ends with 1 where the chain is broken or a head is lost.
 */

await runCommand(async () => {
  const [verb, ...rest] = process.argv.slice(2);
  if (verb !== 'verify' || rest.length > 0) throw new Error('Usage: npm run -s audit -- verify');
  const found = await readSite(verifyAudit);
  if (!found.holds) process.exitCode = 1;
  return found;
});
