import { listSeoTexts, type SeoTextRow } from '#db/queries/seo.ts';
import { type SitePath, sitePaths } from '#domain/foundation/path/site-paths.ts';
import { byLocale } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { seoRows } from './seed-seo.ts';

/** What search engines show of a title and of a description, in columns of Latin letters; a Chinese character takes two. */
export const SHOWN = { title: 60, description: 155 } as const;

export type SeoBrand = { readonly key: string; readonly name: string };

/** What can be said of a page in one language. */
export type SeoDraft = Pick<
  SeoTextRow,
  'title' | 'description' | 'keywords' | 'ogTitle' | 'ogDescription' | 'noindex'
>;

export type SeoCell = SeoDraft & {
  /** 0 where nothing is said in this language. */
  readonly version: number;
  /** Whether it says something else than the program. */
  readonly own: boolean;
  readonly titleWidth: number;
  readonly descriptionWidth: number;
};

type SeoPageRow = {
  readonly path: SitePath;
  /** Whether search engines may list it at all: a member's own pages they never may. */
  readonly listed: boolean;
  readonly cells: Readonly<Record<Locale, SeoCell>>;
};

/** Every page of the site with what a brand says of it, a column a language. */
export async function listSeoPages(
  { db }: Services,
  { brand, q = '' }: { readonly brand: SeoBrand; readonly q?: string | undefined },
): Promise<SeoPageRow[]> {
  const rows = await listSeoTexts(db, brand.key);
  const wanted = q.trim().toLocaleLowerCase();
  return sitePathList
    .map(
      (path): SeoPageRow => ({
        path,
        listed: sitePaths[path].listed,
        cells: byLocale((locale) =>
          cellOf(
            rows.find((row) => row.path === path && row.languageCode === locale),
            programText(brand, path, locale),
          ),
        ),
      }),
    )
    .filter(({ path, cells }) =>
      [path, ...LOCALES.flatMap((locale) => [cells[locale].title, cells[locale].description])].some((text) =>
        text.toLocaleLowerCase().includes(wanted),
      ),
    );
}

const sitePathList = Object.keys(sitePaths).filter((path): path is SitePath =>
  Object.hasOwn(sitePaths, path),
);

/** What the program says of a page: the words that a new brand starts with. */
export function programText({ key, name }: SeoBrand, path: string, locale: Locale): SeoDraft {
  const row = seoRows({ brand: key, name }).find((one) => one.path === path && one.languageCode === locale);
  return {
    title: row?.title ?? '',
    description: row?.description ?? '',
    keywords: row?.keywords ?? '',
    ogTitle: null,
    ogDescription: null,
    noindex: row?.noindex ?? true,
  };
}

function cellOf(row: SeoTextRow | undefined, program: SeoDraft): SeoCell {
  const said = row === undefined ? { ...program, title: '', description: '', keywords: '' } : draftOf(row);
  return {
    ...said,
    version: row?.version ?? 0,
    own: row !== undefined && !saysSame(said, program),
    titleWidth: widthOf(said.title),
    descriptionWidth: widthOf(said.description),
  };
}

export const draftOf = ({
  title,
  description,
  keywords,
  ogTitle,
  ogDescription,
  noindex,
}: SeoTextRow): SeoDraft => ({
  title,
  description,
  keywords,
  ogTitle,
  ogDescription,
  noindex,
});

export const saysSame = (one: SeoDraft, other: SeoDraft): boolean =>
  one.title === other.title &&
  one.description === other.description &&
  one.keywords === other.keywords &&
  one.ogTitle === other.ogTitle &&
  one.ogDescription === other.ogDescription &&
  one.noindex === other.noindex;

/** The columns that a text takes in a list of results: Chinese characters are twice as wide as Latin letters. */
function widthOf(text: string): number {
  return [...text.normalize('NFC')].reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0);
}

const WIDE = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFF60\uFFE0-\uFFE6]/u;
