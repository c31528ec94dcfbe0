import { listAllAnnouncements } from '#db/queries/announcement.ts';
import { listAllContacts } from '#db/queries/contact-info.ts';
import { type FeedbackShelf, listOfficeFeedback } from '#db/queries/customer-feedback.ts';
import { listOfficeAnswers } from '#db/queries/keyword-answer.ts';
import type { NewsShelf } from '#db/queries/office-news.ts';
import type { ContentEditor } from '#domain/content/editing/note-change.ts';
import { listNewsInOffice } from '#domain/content/news/show-office-news.ts';
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

const byLanguage = (texts: Readonly<Record<string, string>>) =>
  LOCALES.map((locale) => texts[locale] ?? null);

function readTable(services: Services, list: ContentExport, of: Question): Promise<ListTable> {
  switch (list.kind) {
    case 'news':
      return newsTable(services, { ...of, ...list });
    case 'announcements':
      return announcementTable(services, of);
    case 'contacts':
      return contactTable(services, of);
    case 'answers':
      return answerTable(services, { ...of, ...list });
    case 'feedback':
      return feedbackTable(services, { ...of, ...list });
  }
}

type Asked<Kind extends ContentExport['kind']> = Question & Extract<ContentExport, { readonly kind: Kind }>;

async function newsTable(services: Services, of: Asked<'news'>): Promise<ListTable> {
  const { items, total } = await listNewsInOffice(services, { ...of, page: 1, perPage: of.most });
  return {
    heading: [
      ...['id', 'title', 'status', 'on_the_site', 'published_at', 'publish_at', 'updated_at', 'author'],
      ...['source', 'source_url', ...LOCALES],
    ],
    rows: items.map((item) => [
      ...[item.id, item.title, item.status, item.is_live, item.published_at, item.publish_at],
      ...[item.updated_at, item.author, item.source?.name ?? null, item.source?.url ?? null],
      ...LOCALES.map((locale) => item.languages[locale]),
    ]),
    total,
  };
}

async function announcementTable({ db }: Services, { brand }: Question): Promise<ListTable> {
  const all = await listAllAnnouncements(db, brand);
  return {
    heading: ['id', 'position', 'from', 'until', 'removed_at', ...LOCALES],
    rows: all.map((row) => [
      ...[row.id, row.position, row.fromAt, row.untilAt, row.removedAt, ...byLanguage(row.texts)],
    ]),
    total: all.length,
  };
}

async function contactTable({ db }: Services, { brand }: Question): Promise<ListTable> {
  const all = await listAllContacts(db, brand);
  return {
    heading: ['id', 'position', 'type', 'value', 'removed_at', ...LOCALES.map((locale) => `hours_${locale}`)],
    rows: all.map((row) => [
      ...[row.id, row.position, row.type, row.value, row.removedAt, ...byLanguage(row.hours)],
    ]),
    total: all.length,
  };
}

async function answerTable({ db }: Services, of: Asked<'answers'>): Promise<ListTable> {
  const { rows, total } = await listOfficeAnswers(db, of, { limit: of.most, offset: 0 });
  return {
    heading: ['id', 'language', 'question', 'keywords', 'answer', 'updated_at'],
    rows: rows.map((row) => [
      ...[row.id, row.languageCode, row.question, row.keywords, row.answer, row.updatedAt],
    ]),
    total,
  };
}

async function feedbackTable({ db }: Services, of: Asked<'feedback'>): Promise<ListTable> {
  const { rows, total } = await listOfficeFeedback(db, of, { limit: of.most, offset: 0 });
  return {
    heading: [
      ...['id', 'name', 'rating', 'given_on', 'shown', 'consent_on', 'source', 'source_reference'],
      ...['withdrawn_at', ...LOCALES],
    ],
    rows: rows.map((row) => [
      ...[row.id, row.name, row.rating, row.givenOn, row.approved, row.consentOn, row.source],
      ...[row.sourceReference, row.withdrawnAt, ...byLanguage(row.texts)],
    ]),
    total,
  };
}
