import { listAllAnnouncements } from '#db/queries/announcement.ts';
import { listAllContacts } from '#db/queries/contact-info.ts';
import { type FeedbackShelf, listOfficeFeedback } from '#db/queries/customer-feedback.ts';
import { listOfficeAnswers } from '#db/queries/keyword-answer.ts';
import type { NewsShelf } from '#db/queries/office-news.ts';
import type { ContentEditor } from '#domain/content/editing/note-change.ts';
import { listNewsInOffice } from '#domain/content/news/show-office-news.ts';
import { type Columns, csvTable } from '#domain/foundation/export/csv-table.ts';
import { type ListTable, MAX_LIST_ROWS, writeListFile } from '#domain/foundation/export/write-list-file.ts';
import type { Services } from '#domain/services.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';

/** Which list is asked for, with the filters that its page has. */
export type ContentExport =
  | { readonly kind: 'news'; readonly shelf: NewsShelf; readonly search: string }
  | { readonly kind: 'announcements' | 'contacts' }
  | {
      readonly kind: 'answers';
      readonly language: Locale | null;
      readonly search: string;
      readonly removed: boolean;
    }
  | { readonly kind: 'feedback'; readonly shelf: FeedbackShelf };

type Question = { readonly brand: string; readonly locale: Locale; readonly most: number };

/**
 * A brand's list of one kind, as filtered, as CSV in which no cell is a formula. The log keeps that it was taken. Throws
 * 'invalid' for more than fits into one file.
 */
export async function exportContent(
  services: Services,
  {
    list,
    brand,
    operator,
    locale,
  }: ContentEditor & { readonly list: ContentExport; readonly locale: Locale },
  most = MAX_LIST_ROWS,
): Promise<AsyncIterable<string>> {
  const { kind } = list;
  const table = await readTable(services, list, { brand, locale, most });
  return writeListFile(services, { kind, brand, operator, filters: list, table, most });
}

/** A column for each language, with its text where there is one. */
function byLanguage<Row>(
  name: (locale: Locale) => string,
  texts: (row: Row) => Readonly<Record<string, string>>,
): Columns<Row> {
  return Object.fromEntries(
    LOCALES.map((locale) => [name(locale), (row: Row) => texts(row)[locale] ?? null]),
  );
}

function readTable(services: Services, list: ContentExport, question: Question): Promise<ListTable> {
  switch (list.kind) {
    case 'news':
      return newsTable(services, { ...question, ...list });
    case 'announcements':
      return announcementTable(services, question);
    case 'contacts':
      return contactTable(services, question);
    case 'answers':
      return answerTable(services, { ...question, ...list });
    case 'feedback':
      return feedbackTable(services, { ...question, ...list });
  }
}

type Asked<Kind extends ContentExport['kind']> = Question & Extract<ContentExport, { readonly kind: Kind }>;

async function newsTable(services: Services, options: Asked<'news'>): Promise<ListTable> {
  const { items, total } = await listNewsInOffice(services, { ...options, page: 1, perPage: options.most });
  const columns: Columns<(typeof items)[number]> = {
    id: (item) => item.id,
    title: (item) => item.title,
    status: (item) => item.status,
    on_the_site: (item) => item.is_live,
    published_at: (item) => item.published_at,
    publish_at: (item) => item.publish_at,
    updated_at: (item) => item.updated_at,
    author: (item) => item.author,
    source: ({ source }) => source?.name ?? null,
    source_url: ({ source }) => source?.url ?? null,
    ...byLanguage(
      (locale) => locale,
      ({ languages }) => languages,
    ),
  };
  return { csv: csvTable(columns, [items]), total };
}

async function announcementTable({ db }: Services, { brand }: Question): Promise<ListTable> {
  const all = await listAllAnnouncements(db, brand);
  const columns: Columns<(typeof all)[number]> = {
    id: (row) => row.id,
    position: (row) => row.position,
    from: (row) => row.fromAt,
    until: (row) => row.untilAt,
    removed_at: (row) => row.removedAt,
    ...byLanguage(
      (locale) => locale,
      ({ texts }) => texts,
    ),
  };
  return { csv: csvTable(columns, [all]), total: all.length };
}

async function contactTable({ db }: Services, { brand }: Question): Promise<ListTable> {
  const all = await listAllContacts(db, brand);
  const columns: Columns<(typeof all)[number]> = {
    id: (row) => row.id,
    position: (row) => row.position,
    type: (row) => row.type,
    value: (row) => row.value,
    removed_at: (row) => row.removedAt,
    ...byLanguage(
      (locale) => `hours_${locale}`,
      ({ hours }) => hours,
    ),
  };
  return { csv: csvTable(columns, [all]), total: all.length };
}

async function answerTable({ db }: Services, options: Asked<'answers'>): Promise<ListTable> {
  const { rows, total } = await listOfficeAnswers(db, options, { limit: options.most, offset: 0 });
  const columns: Columns<(typeof rows)[number]> = {
    id: (row) => row.id,
    language: (row) => row.languageCode,
    question: (row) => row.question,
    keywords: (row) => row.keywords,
    answer: (row) => row.answer,
    updated_at: (row) => row.updatedAt,
  };
  return { csv: csvTable(columns, [rows]), total };
}

async function feedbackTable({ db }: Services, options: Asked<'feedback'>): Promise<ListTable> {
  const { rows, total } = await listOfficeFeedback(db, options, { limit: options.most, offset: 0 });
  const columns: Columns<(typeof rows)[number]> = {
    id: (row) => row.id,
    name: (row) => row.name,
    rating: (row) => row.rating,
    given_on: (row) => row.givenOn,
    shown: (row) => row.approved,
    consent_on: (row) => row.consentOn,
    source: (row) => row.source,
    source_reference: (row) => row.sourceReference,
    withdrawn_at: (row) => row.withdrawnAt,
    ...byLanguage(
      (locale) => locale,
      ({ texts }) => texts,
    ),
  };
  return { csv: csvTable(columns, [rows]), total };
}
