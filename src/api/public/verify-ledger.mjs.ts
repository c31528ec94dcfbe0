import { readSource } from '#platform/read-source.ts';
import { endpoint } from '../endpoint.ts';
import { verifierContract } from './verify-ledger.mjs.contract.ts';

/** The very file that the page runs in the browser. */
const FILE = new URL('../../screens/proof/verify-ledger.mjs', import.meta.url);

export const GET = endpoint(verifierContract, async () => ({
  data: null,
  file: { name: 'verify-ledger.mjs', content: await readSource(FILE) },
}));
