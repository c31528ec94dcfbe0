import type { Transaction } from '#db/client.ts';
import {
  deleteRedirectRule,
  holdRedirects,
  insertRedirectRules,
  listRedirectRules,
  type RedirectRuleRow,
  updateRedirectRule,
} from '#db/queries/seo.ts';
import { type ContentEditor, noteChange } from '#domain/content/editing/note-change.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { readAllowedHosts } from './cached-seo.ts';
import { findRedirectErrors, findTwin } from './check-redirects.ts';
import { type RedirectDraft, readRedirectDraft } from './read-redirect-draft.ts';

/** A brand has fewer rules than this; more would make every page slower. */
const MAX_REDIRECTS = 500;

type Seen = ContentEditor & { readonly id: string; readonly version: number };

/**
 * Adds a rule. Throws 'invalid' at `path`, `target` or `until`: for what is no path of the site or may not be left (docs/product/brands.md), a
 * host that is not allowed, a circle, a chain that is too long, an end that is no page, or a second rule for the same path.
 */
export async function addRedirect(
  services: Services,
  { draft, ...by }: ContentEditor & { readonly draft: RedirectDraft },
): Promise<RedirectRuleRow> {
  return services.db.transaction(async (tx) => {
    const all = await holdAll(tx, by.brand);
    assertNotTooMany(all.length + 1);
    const row = { ...(await readRule(tx, by.brand, draft)), id: newId(), brand: by.brand, version: 1 };
    await assertNoErrors(services, tx, { brand: by.brand, before: all, after: [...all, row], changed: row });
    await insertRedirectRules(tx, [row]);
    await note(services, tx, by, { action: 'created', id: row.id, before: null, after: row });
    return row;
  });
}

/** Changes a rule; throws as `addRedirect`, 'not_found' for another brand's, and 'conflict' where a colleague was faster. */
export async function saveRedirect(
  services: Services,
  { draft, ...rest }: Seen & { readonly draft: RedirectDraft },
): Promise<RedirectRuleRow> {
  return services.db.transaction(async (tx) => {
    const all = await holdAll(tx, rest.brand);
    const known = await findSeen(tx, all, rest);
    const row = { ...known, ...(await readRule(tx, rest.brand, draft)), version: known.version + 1 };
    const after = all.map((rule) => (rule.id === row.id ? row : rule));
    await assertNoErrors(services, tx, { brand: rest.brand, before: all, after, changed: row });
    await updateRedirectRule(tx, row);
    await note(services, tx, rest, { action: 'changed', id: row.id, before: known, after: row });
    return row;
  });
}

/** Takes a rule away. Refused where another rule leads through it, since that one would then lead nowhere. */
export async function removeRedirect(services: Services, options: Seen): Promise<void> {
  await services.db.transaction(async (tx) => {
    const all = await holdAll(tx, options.brand);
    const known = await findSeen(tx, all, options);
    const after = all.filter(({ id }) => id !== known.id);
    await assertNoErrors(services, tx, { brand: options.brand, before: all, after, changed: null });
    await deleteRedirectRule(tx, known.id);
    await note(services, tx, options, { action: 'removed', id: known.id, before: known, after: null });
  });
}

export async function holdAll(tx: Transaction, brand: string): Promise<RedirectRuleRow[]> {
  await holdRedirects(tx, brand);
  return listRedirectRules(tx, brand);
}

export function assertNotTooMany(count: number): void {
  if (count <= MAX_REDIRECTS) return;
  const params = { most: MAX_REDIRECTS };
  throw new AppError('conflict', 'too many rules', {
    fields: { base: [{ key: 'office.seo.tooMany', params }] },
  });
}

async function findSeen(
  tx: Transaction,
  all: readonly RedirectRuleRow[],
  { id, version }: Seen,
): Promise<RedirectRuleRow> {
  const known = all.find((rule) => rule.id === id);
  if (known === undefined) throw new AppError('not_found', 'no such redirect of this brand');
  await assertCurrent(tx, { subjectKind: 'redirect', subjectId: id, seen: version, actual: known.version });
  return known;
}

async function readRule(tx: Transaction, brand: string, draft: RedirectDraft) {
  const { rule, errors } = readRedirectDraft(draft, await readAllowedHosts(tx, brand));
  if (Object.keys(errors).length > 0) throw new AppError('invalid', 'redirect', { fields: errors });
  return rule;
}

/** Only what a change makes wrong is refused: an older error, such as a host that is allowed no more, holds no one up. */
async function assertNoErrors(
  services: Services,
  tx: Transaction,
  options: {
    readonly brand: string;
    readonly before: readonly RedirectRuleRow[];
    readonly after: readonly RedirectRuleRow[];
    readonly changed: RedirectRuleRow | null;
  },
): Promise<void> {
  const { brand, before, after, changed } = options;
  const fail = (field: string, key: string, params: Record<string, string>) => {
    throw new AppError('invalid', key, { fields: { [field]: [{ key, params }] } });
  };
  if (changed !== null && findTwin(changed, after) !== null) {
    fail('path', 'office.seo.twin', { path: changed.path });
  }
  const asked = { allowedHosts: await readAllowedHosts(tx, brand), now: services.clock.now() };
  const known = new Set(
    findRedirectErrors({ rules: before, ...asked }).map(({ path, problem }) => `${path} ${problem}`),
  );
  const error = findRedirectErrors({ rules: after, ...asked }).find(
    ({ path, problem }) => path === changed?.path || !known.has(`${path} ${problem}`),
  );
  if (error === undefined) return;
  const { path, problem } = error;
  fail(changed === null ? 'base' : 'target', `office.seo.${problem}`, { path });
}

async function note(
  services: Services,
  tx: Transaction,
  by: ContentEditor,
  options: {
    readonly action: 'created' | 'changed' | 'removed';
    readonly id: string;
    readonly before: RedirectRuleRow | null;
    readonly after: RedirectRuleRow | null;
  },
): Promise<void> {
  await noteChange(tx, {
    by,
    now: services.clock.now(),
    action: `redirect.${options.action}`,
    id: options.id,
    before: redirectPicture(options.before),
    after: redirectPicture(options.after),
  });
}

/** What the log says of a rule. */
export function redirectPicture(row: RedirectRuleRow | null): Readonly<Record<string, unknown>> {
  if (row === null) return {};
  const { path, target, match, languageCode, keepQuery, fromAt, untilAt, note: why } = row;
  return {
    path,
    target,
    match,
    language: languageCode,
    keep_query: keepQuery,
    from: fromAt,
    until: untilAt,
    note: why,
  };
}
