import { cacheStore, openDataCache } from '#domain/foundation/cache/data-cache.ts';
import type { LegalHead } from '#domain/foundation/legal/get-legal-document.ts';
import type { Services } from '#domain/services.ts';
import { cachePerOwner } from '#platform/cache.ts';
import { MINUTE_MS } from '#terms/durations.ts';
import { AGREED, type ConsentQuestion, findAgreed, listDueConsents } from './due-consents.ts';

/** Which versions are in force changes when one is published, and when one comes into force: that is noticed within a minute. */
const heads = cacheStore<{ readonly found: readonly (LegalHead | null)[]; readonly at: Date }>(
  ['wording'],
  ({ at }) => new Date(at.getTime() + MINUTE_MS),
);

const MAX_MEMBERS = 10_000;

/** Members who owe nothing at some versions: what somebody has agreed to stays agreed to. */
const settledOf = cachePerOwner<Services['db'], true>(MAX_MEMBERS);

/** Whether a member may have to agree to something, asked with each page that they open; only who does is asked about in the database again. */
export async function owesConsents(services: Services, question: ConsentQuestion): Promise<boolean> {
  const { brand, member, locale } = question;
  const cache = await openDataCache(services);
  const { found } = await cache.getOrCompute(
    heads,
    `${brand.key} ${brand.jurisdiction} ${locale}`,
    async () => ({
      found: await Promise.all(AGREED.map((type) => findAgreed(services, { brand, type, locale }))),
      at: services.clock.now(),
    }),
  );
  const settled = settledOf(services.db);
  const key = [member.id, ...found.map((head) => head?.sha256)].join(' ');
  if (settled.get(key) === true) return false;
  const owes = (await listDueConsents(services, question)).length > 0;
  if (!owes) settled.set(key, true);
  return owes;
}
