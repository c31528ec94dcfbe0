import { upsertBrandSetting } from '#db/queries/brand-setting.ts';
import { holdRedirects } from '#db/queries/seo.ts';
import { type ContentEditor, noteChange } from '#domain/content/editing/note-change.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { REDIRECT_HOSTS_KEY, readAllowedHosts } from './cached-seo.ts';
import { readHostsVersion } from './hosts-version.ts';

/** A whole name with its top level, without port, path or a star: each host is allowed by itself. */
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;

/**
 * Says to which hosts outside a brand's redirects may lead. Rules to a host that is taken out are no longer followed. Throws
 * 'invalid' at `hosts` for what is no host, and 'conflict' where another owner was faster.
 */
export async function changeRedirectHosts(
  services: Services,
  {
    hosts: typed,
    version,
    ...by
  }: ContentEditor & { readonly hosts: readonly string[]; readonly version: number },
): Promise<void> {
  const hosts = [...new Set(typed.map((host) => host.trim().toLowerCase()).filter(Boolean))].sort();
  const wrong = hosts.find((host) => host.length > 253 || !HOST.test(host));
  if (wrong !== undefined) {
    const message = { key: 'office.seo.badHost', params: { host: wrong } };
    throw new AppError('invalid', 'no host', { fields: { hosts: [message] } });
  }
  await services.db.transaction(async (tx) => {
    await holdRedirects(tx, by.brand);
    const [before, seen] = [await readAllowedHosts(tx, by.brand), await readHostsVersion(tx, by.brand)];
    const id = `${by.brand} ${REDIRECT_HOSTS_KEY}`;
    await assertCurrent(tx, { subjectKind: 'setting', subjectId: id, seen: version, actual: seen });
    const now = services.clock.now();
    await upsertBrandSetting(tx, { brand: by.brand, key: REDIRECT_HOSTS_KEY, value: hosts, updatedAt: now });
    await noteChange(tx, {
      by,
      now,
      action: 'setting.changed',
      id,
      before: { hosts: before },
      after: { hosts },
    });
  });
}
