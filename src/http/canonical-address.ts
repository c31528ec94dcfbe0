import { localePath, parseLocalePath } from '#i18n/locale-path.ts';
import type { Locale } from '#terms/locales.ts';

type CanonicalQuestion = {
  /** The path of the request as it came, percent-encoded, without its query. */
  readonly path: string;
  /** The pages below a language prefix in their canonical spelling: `/`, `/news`, `/mySubscribe`. */
  readonly pages: readonly string[];
  /** The language that the reader gets where the path names none (docs/product/brands.md). */
  readonly locale: Locale;
  /** The languages that are switched on. */
  readonly enabled: readonly Locale[];
};

export type CanonicalAddress = {
  /** The language that the path names; null for none, and for one that is switched off. */
  readonly locale: Locale | null;
  /** The path below its language, canonical where it is a page, else as it came. */
  readonly rest: string;
  /** The one path of this page; equal to the path asked for where nothing has to change. */
  readonly to: string;
  /** 301 where only the spelling differs, 302 where the reader's language decides; null where nothing has to change. */
  readonly status: 301 | 302 | null;
};

/** First segments that belong to the house itself: no language, no canonical spelling. */
const HOUSE_SEGMENTS = new Set(['api', 'office', 'dev', 'assets']);

/**
 * The one address of a page. `/ZH-tw/Schedule/` means `/zh_TW/schedule` for everybody and for ever; `/schedule` means the
 * reader's own language. `/` is home itself, and a path that is no page keeps its spelling below the prefix, so that its
 * 404 names what was asked for. `to` begins with a language or equals the path, hence it never leaves the site.
 */
export function canonicalAddress({ path, pages, locale, enabled }: CanonicalQuestion): CanonicalAddress {
  if (path === '/' || isHouseAddress(path)) return { locale: null, rest: path, to: path, status: null };
  const parsed = parseLocalePath(path);
  const page = findPage(parsed.rest, pages);
  const rest = page ?? parsed.rest;
  if (parsed.locale === null) {
    return page === null
      ? { locale: null, rest, to: path, status: null }
      : { locale: null, rest, to: localePath(locale, page), status: 302 };
  }
  if (!enabled.includes(parsed.locale)) return { locale: null, rest, to: path, status: null };
  const to = localePath(parsed.locale, rest);
  return { locale: parsed.locale, rest, to, status: to === path ? null : 301 };
}

/** Whether a path lies outside the pages that readers see in their languages. */
export function isHouseAddress(path: string): boolean {
  const first = path.split('/')[1] ?? '';
  return HOUSE_SEGMENTS.has(first) || first.startsWith('_');
}

/** Whether a path is a page of the back office, or a call of it. */
export const isOfficePath = (path: string) => /^\/office(?:\/|$)/.test(path);

/** The page that a path means in any case, with or without a slash at its end. */
function findPage(rest: string, pages: readonly string[]): string | null {
  const asked =
    decode(rest)
      .replace(/(?<!\/)\/+$/, '')
      .toLowerCase() || '/';
  return pages.find((page) => page.toLowerCase() === asked) ?? null;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
