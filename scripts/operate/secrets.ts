import { replaceSecrets } from '#domain/foundation/secret/replace-secrets.ts';
import { rotateKey } from '#domain/foundation/secret/rotate-key.ts';
import { readSite, runCommand } from './open-site.ts';

/**
 * `npm run -s secrets -- rotate`: seals every secret in the database with a new key. `replace`: where a key is lost for good, new secrets
 * in the place of those that no one can open any more.
 */

const USAGE = 'Usage: npm run -s secrets -- rotate | replace';

await runCommand(async () => {
  const [verb, ...rest] = process.argv.slice(2);
  if ((verb !== 'rotate' && verb !== 'replace') || rest.length > 0) throw new Error(USAGE);
  // The database stays as it stands but for its secrets: a key that is missing is what `replace` is for.
  return readSite<object>(verb === 'rotate' ? rotateKey : replaceSecrets);
});
