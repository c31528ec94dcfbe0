import type { Queryable } from '#db/client.ts';
import { findNewsImageSize } from '#db/queries/news-image.ts';
import { listTaggedGames, listTaggedTeams } from '#db/queries/news-tag.ts';
import { type NewsContent, type NewsRow, type NewsTexts, readNewsContents } from '#db/queries/office-news.ts';
import { assertNoTypedClaims } from '#domain/content/editing/claim-lint.ts';
import { cleanLine, cleanLines } from '#domain/foundation/text/clean-text.ts';
import { AppError, type PublicMessage } from '#platform/app-error.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';

/** How far an article is written in a language: all of it, some of it, nothing. */
type LanguageState = 'ready' | 'partial' | 'missing';

const NEEDED = ['title', 'summary', 'body'] as const;

export function languageState(texts: NewsTexts | undefined): LanguageState {
  const written = NEEDED.filter((name) => texts !== undefined && texts[name] !== '').length;
  if (written === 0) return 'missing';
  return written === NEEDED.length ? 'ready' : 'partial';
}

export function languageStates(content: NewsContent): Record<Locale, LanguageState> {
  const stateIn = (locale: Locale) => languageState(content.texts[locale]);
  return { en: stateIn('en'), zh_TW: stateIn('zh_TW'), zh_HK: stateIn('zh_HK'), vi: stateIn('vi') };
}

/** What is being written: the changes that wait, or what is stored where there are none. */
export async function readWorkingCopy(db: Queryable, row: NewsRow): Promise<NewsContent> {
  return row.revision ?? (await readStoredContent(db, row));
}

export async function readStoredContent(db: Queryable, row: Pick<NewsRow, 'id' | 'imagePath'>) {
  const stored = (await readNewsContents(db, [row])).get(row.id);
  return stored ?? { texts: {}, team_ids: [], game_ids: [], image_path: row.imagePath };
}

/** What was typed, as it is stored: languages without a word are left out, tags are named once. */
export function cleanContent(content: NewsContent): NewsContent {
  const texts = LOCALES.flatMap((locale) => {
    const typed = content.texts[locale];
    if (typed === undefined) return [];
    const own = {
      title: cleanLine(typed.title),
      summary: cleanLine(typed.summary),
      body: cleanLines(typed.body),
      image_alt: cleanLine(typed.image_alt),
    };
    return Object.values(own).every((word) => word === '') ? [] : [[locale, own] as const];
  });
  return {
    texts: Object.fromEntries(texts),
    team_ids: [...new Set(content.team_ids)],
    game_ids: [...new Set(content.game_ids)],
    image_path: content.image_path,
  };
}

/**
 * Holds that an article can be stored: its tags and its picture exist, and its headlines, which speak for the brand where it
 * is not somebody else's article, promise no figure (docs/product/picks.md). Throws 'invalid' at the fields.
 */
export async function assertContent(
  db: Queryable,
  content: NewsContent,
  { brand, isForeign }: { readonly brand: string; readonly isForeign: boolean },
): Promise<void> {
  const teams = await listTaggedTeams(db, content.team_ids);
  const games = await listTaggedGames(db, content.game_ids);
  const image = content.image_path === null ? null : await findNewsImageSize(db, content.image_path);
  const errors: [string, PublicMessage[]][] = [];
  if (teams.length < content.team_ids.length)
    errors.push(['team_ids', [{ key: 'office.content.noSuchTag' }]]);
  if (games.length < content.game_ids.length)
    errors.push(['game_ids', [{ key: 'office.content.noSuchTag' }]]);
  if (content.image_path !== null && image?.brand !== brand)
    errors.push(['image_path', [{ key: 'office.content.noSuchImage' }]]);
  if (errors.length > 0)
    throw new AppError('invalid', 'tags or picture', { fields: Object.fromEntries(errors) });
  if (isForeign) return;
  assertNoTypedClaims(
    Object.fromEntries(
      Object.entries(content.texts).flatMap(([locale, { title, summary, image_alt }]) => [
        [`texts.${locale}.title`, title],
        [`texts.${locale}.summary`, summary],
        [`texts.${locale}.image_alt`, image_alt],
      ]),
    ),
  );
}

/**
 * Holds that an article can go to its readers: whole in one language at least, and in none half written. Throws 'invalid' at the
 * fields that are missing.
 */
export function assertReady(content: NewsContent): void {
  const states = languageStates(content);
  const started = LOCALES.filter((locale) => states[locale] === 'partial');
  const errors = started.flatMap((locale) =>
    NEEDED.filter((name) => (content.texts[locale]?.[name] ?? '') === '').map(
      (name) => [`texts.${locale}.${name}`, [{ key: 'office.content.halfWritten' }]] as const,
    ),
  );
  const isWritten = LOCALES.some((locale) => states[locale] === 'ready');
  if (errors.length === 0 && isWritten) return;
  throw new AppError('invalid', 'not ready', {
    fields: errors.length > 0 ? Object.fromEntries(errors) : { base: [{ key: 'office.content.noLanguage' }] },
  });
}
