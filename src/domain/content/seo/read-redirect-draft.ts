import type { RedirectRuleRow } from '#db/queries/seo.ts';
import { canonicalPath, isFixedPath } from '#domain/foundation/path/site-paths.ts';
import { cleanLine } from '#domain/foundation/text/clean-text.ts';
import type { PublicMessage } from '#platform/app-error.ts';
import { isAllowedAddress } from './resolve-redirect.ts';

export type RedirectDraft = Pick<
  RedirectRuleRow,
  'languageCode' | 'match' | 'path' | 'target' | 'keepQuery' | 'fromAt' | 'untilAt' | 'note'
>;

type ReadDraft = {
  readonly rule: RedirectDraft & Pick<RedirectRuleRow, 'type'>;
  readonly errors: Readonly<Record<string, readonly PublicMessage[]>>;
};

/** A path of the site: one slash before it, nothing that a browser could read as a host, a query or a step upwards. */
const PATH = /^\/(?!\/)[^\s?#\\<>"'`{}|^]*$/;

/** A typed rule in the spelling in which it is stored, and what is wrong with it by field. */
export function readRedirectDraft(draft: RedirectDraft, allowedHosts: readonly string[]): ReadDraft {
  const typedPath = cleanLine(draft.path);
  const path = canonicalPath(typedPath);
  const target = cleanLine(draft.target);
  const isInternal = target.startsWith('/');
  const end = draft.untilAt;
  const errors = {
    ...error('path', pathError(typedPath, path)),
    ...error('target', isInternal ? internalError(target) : externalError(target, allowedHosts)),
    ...error('until', end !== null && end <= draft.fromAt ? { key: 'office.seo.endsBefore' } : null),
  };
  const [bare = '', query] = target.split(/\?(.*)/s);
  const stored = isInternal ? `${canonicalPath(bare)}${query === undefined ? '' : `?${query}`}` : target;
  const type = isInternal ? ('internal' as const) : ('external' as const);
  return { rule: { ...draft, path, target: stored, type, note: cleanLine(draft.note) }, errors };
}

const error = (field: string, found: PublicMessage | null) => (found === null ? {} : { [field]: [found] });

function pathError(typed: string, path: string): PublicMessage | null {
  if (!PATH.test(typed) || typed.split('/').includes('..')) return { key: 'office.seo.badPath' };
  const first = path.split('/')[1] ?? '';
  const isHouse = ['api', 'office', 'assets', 'dev'].includes(first) || first.startsWith('_');
  return path === '/' || isFixedPath(path) || isHouse ? { key: 'office.seo.fixedPath' } : null;
}

function internalError(target: string): PublicMessage | null {
  const [bare = ''] = target.split('?');
  return PATH.test(bare) && !/[\s#\\]/.test(target) ? null : { key: 'office.seo.badPath' };
}

function externalError(target: string, allowedHosts: readonly string[]): PublicMessage | null {
  if (isAllowedAddress(target, allowedHosts)) return null;
  const url = URL.parse(target);
  if (url === null || url.protocol !== 'https:') return { key: 'office.seo.badTarget' };
  const allowed = allowedHosts.join(', ') || '–';
  return { key: 'office.seo.hostNotAllowed', params: { host: url.host, allowed } };
}
