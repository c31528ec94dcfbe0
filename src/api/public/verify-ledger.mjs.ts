import { readSource } from '#platform/read-source.ts';
import { endpoint } from '../endpoint.ts';
import { verifierContract } from './verify-ledger.mjs.contract.ts';

/** The modules that the page runs in the browser, and the command around them, in the order in which one file needs them. */
const MODULES = ['verify-timestamp.mjs', 'verify-ledger.mjs', 'verify-command.mjs'];
const HEAD =
  '// Checks days of the public ledger: node verify-ledger.mjs <file or address of /api/public/proof/YYYY-MM-DD> …\n';
/** What is in one file needs no import of the others. */
const OWN_IMPORT = /^import .* from '\.\/.*';$\n/gm;

export const GET = endpoint(verifierContract, async () => {
  const sources = await Promise.all(
    MODULES.map((name) => readSource(new URL(`../../screens/proof/${name}`, import.meta.url))),
  );
  const content =
    HEAD +
    sources
      .join('\n')
      .replaceAll(OWN_IMPORT, '')
      .replaceAll(/^\/\/ @ts-check\n/gm, '');
  return { data: null, file: { name: 'verify-ledger.mjs', content } };
});
