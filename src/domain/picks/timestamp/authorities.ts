import type { Services } from '#domain/services.ts';
import { readSource } from '#platform/read-source.ts';
import { readRoots } from '#platform/timestamp/read-roots.ts';

/** Those who are asked to say when they saw a batch, and the certificates that their word is believed by. */
export async function readAuthorities({ env }: Pick<Services, 'env'>) {
  const { TIMESTAMP_URLS: urls, TIMESTAMP_CA_FILE: file } = env;
  if (urls.length === 0 || file === undefined) return [];
  const roots = readRoots(await readSource(file));
  return urls.map((url) => ({ name: new URL(url).host, url, roots }));
}
