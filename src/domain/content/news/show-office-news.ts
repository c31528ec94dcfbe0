import {
  findOfficeNews,
  listOfficeNews,
  listOperatorEmails,
  type NewsContent,
  type NewsRow,
  type NewsShelf,
  readNewsContents,
} from '#db/queries/office-news.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { pickText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';
import { mayPublish, openSteps } from './move-news.ts';
import { languageStates, readStoredContent } from './news-content.ts';
import { readNewsTags } from './news-tags.ts';
import { previewKey } from './preview-news.ts';

const EMPTY: NewsContent = { texts: {}, team_ids: [], game_ids: [], image_path: null };

type Question = { readonly brand: string; readonly locale: Locale };

/** A page of a brand's articles in the office, the one that was touched last first. */
export async function listNewsInOffice(
  services: Services,
  options: Question & {
    readonly shelf: NewsShelf;
    readonly search: string;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const { rows, total } = await listOfficeNews(services.db, options, {
    limit: options.perPage,
    offset: (options.page - 1) * options.perPage,
  });
  const stored = await readNewsContents(
    services.db,
    rows.map(({ row }) => row),
  );
  const items = rows.map(({ row, author }) =>
    newsLine(row, { author, locale: options.locale, content: row.revision ?? stored.get(row.id) }),
  );
  return { items, total };
}

function newsLine(
  row: NewsRow,
  options: {
    readonly author: string | null;
    readonly locale: Locale;
    readonly content: NewsContent | undefined;
  },
) {
  const content = options.content ?? EMPTY;
  const titles = Object.fromEntries(
    Object.entries(content.texts).map(([locale, { title }]) => [locale, title]),
  );
  const anyTitle = Object.values(titles).find((title) => title !== '');
  return {
    id: row.id,
    status: row.status,
    version: row.version,
    is_sample: row.isSample,
    title: pickText(titles, options.locale)?.text ?? anyTitle ?? '',
    languages: languageStates(content),
    is_live: row.publishedAt !== null,
    has_changes: row.publishedAt !== null && row.revision !== null,
    is_removed: row.removedAt !== null,
    published_at: row.publishedAt?.toISOString() ?? null,
    publish_at: row.publishAt?.toISOString() ?? null,
    updated_at: row.updatedAt.toISOString(),
    author: options.author,
    source:
      row.sourceName === null || row.sourceUrl === null ? null : { name: row.sourceName, url: row.sourceUrl },
  };
}

/** One article with everything about it, and what the operator may do with it now. Throws 'not_found'. */
export async function showNewsInOffice(
  services: Services,
  { brand, locale, id, operator }: Question & { readonly id: string; readonly operator: Operator },
) {
  const row = await findOfficeNews(services.db, { id, brand });
  if (row === null) throw new AppError('not_found', 'no such article of this brand');
  const stored = await readStoredContent(services.db, row);
  const content = row.revision ?? stored;
  const ids = [row.authorId, row.publishedBy, ...row.editorIds].filter((one) => one !== null);
  const [emails, tags, preview] = await Promise.all([
    listOperatorEmails(services.db, ids),
    readNewsTags(services, content, locale),
    previewKey(services, { id, brand }),
  ]);
  const emailOf = (one: string | null) => (one === null ? null : (emails.get(one) ?? null));
  return {
    ...newsLine(row, { author: emailOf(row.authorId), locale, content }),
    content: { ...content, team_ids: [...content.team_ids], game_ids: [...content.game_ids] },
    teams: tags.teams,
    games: tags.games,
    preview,
    review_note: row.reviewNote,
    writers: row.editorIds.map((one) => emailOf(one) ?? one),
    published_by: emailOf(row.publishedBy),
    steps: openSteps(row).filter((step) => step !== 'publish' || mayPublish(operator, row)),
    /** Whether somebody else has to publish what was written last. */
    needs_other:
      row.status !== 'published' && !mayPublish(operator, row) && row.editorIds.includes(operator.id),
  };
}
