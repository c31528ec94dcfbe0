import { listAllAnnouncements } from '#db/queries/announcement.ts';
import { listAllContacts } from '#db/queries/contact-info.ts';
import { listOfficeFeedback } from '#db/queries/customer-feedback.ts';
import { listOfficeAnswers } from '#db/queries/keyword-answer.ts';
import { appendAudit } from '#domain/audit/append-audit.ts';
import { type CsvCell, csvLine } from '#domain/report/csv.ts';
import type { Services } from '#domain/services.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { listNewsInOffice } from './news/show-office-news.ts';
import type { ContentEditor } from './note-change.ts';

export type ContentExport = 'news' | 'announcements' | 'answers' | 'contacts' | 'feedback';

/** More than any brand will have said. */
const MOST_ROWS = 5000;
const ALL = { limit: MOST_ROWS, offset: 0 };

type Table = { readonly heading: readonly string[]; readonly rows: readonly (readonly CsvCell[])[] };

/** A brand's whole list of one kind as CSV in which no cell is a formula. The log keeps that it was taken. */
export async function exportContent(
  services: Services,
  {
    kind,
    brand,
    operator,
    locale,
  }: ContentEditor & { readonly kind: ContentExport; readonly locale: Locale },
): Promise<AsyncIterable<string>> {
  const table = await TABLES[kind](services, { brand, locale });
  await services.db.transaction((tx) =>
    appendAudit(tx, {
      ...{ at: services.clock.now(), brand, actorKind: 'operator', actorId: operator.id },
      ...{
        action: `export.${kind}`,
        subjectKind: 'export',
        subjectId: kind,
        detail: { rows: table.rows.length },
      },
    }),
  );
  return write(table);
}

/** The byte-order mark tells spreadsheets that the file is UTF-8. */
async function* write({ heading, rows }: Table): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(heading)}`;
  yield rows.map(csvLine).join('');
}

const byLanguage = (texts: Readonly<Record<string, string>>) =>
  locales.map((locale) => texts[locale] ?? null);

const TABLES: Record<
  ContentExport,
  (services: Services, of: { readonly brand: string; readonly locale: Locale }) => Promise<Table>
> = {
  news: async (services, of) => {
    const asked = { ...of, shelf: 'all' as const, search: '', page: 1, perPage: MOST_ROWS };
    const { items } = await listNewsInOffice(services, asked);
    return {
      heading: [
        ...['id', 'title', 'status', 'on_the_site', 'published_at', 'publish_at', 'updated_at', 'author'],
        ...['source', 'source_url', ...locales],
      ],
      rows: items.map((item) => [
        ...[item.id, item.title, item.status, item.is_live, item.published_at, item.publish_at],
        ...[item.updated_at, item.author, item.source?.name ?? null, item.source?.url ?? null],
        ...locales.map((locale) => item.languages[locale]),
      ]),
    };
  },
  announcements: async ({ db }, { brand }) => ({
    heading: ['id', 'position', 'from', 'until', 'removed_at', ...locales],
    rows: (await listAllAnnouncements(db, brand)).map((row) => [
      ...[row.id, row.position, row.fromAt, row.untilAt, row.removedAt, ...byLanguage(row.texts)],
    ]),
  }),
  contacts: async ({ db }, { brand }) => ({
    heading: ['id', 'position', 'type', 'value', 'removed_at', ...locales.map((locale) => `hours_${locale}`)],
    rows: (await listAllContacts(db, brand)).map((row) => [
      ...[row.id, row.position, row.type, row.value, row.removedAt, ...byLanguage(row.hours)],
    ]),
  }),
  answers: async ({ db }, { brand }) => {
    const { rows } = await listOfficeAnswers(db, { brand, language: null, search: '', removed: false }, ALL);
    return {
      heading: ['id', 'language', 'question', 'keywords', 'answer', 'updated_at'],
      rows: rows.map((row) => [
        ...[row.id, row.languageCode, row.question, row.keywords, row.answer, row.updatedAt],
      ]),
    };
  },
  feedback: async ({ db }, { brand }) => {
    const { rows } = await listOfficeFeedback(db, { brand, shelf: 'all' }, ALL);
    return {
      heading: [
        ...['id', 'name', 'rating', 'given_on', 'shown', 'consent_on', 'source', 'source_reference'],
        ...['withdrawn_at', ...locales],
      ],
      rows: rows.map((row) => [
        ...[row.id, row.name, row.rating, row.givenOn, row.approved, row.consentOn, row.source],
        ...[row.sourceReference, row.withdrawnAt, ...byLanguage(row.texts)],
      ]),
    };
  },
};
