import { type Columns, csvTable, writeCsv } from '#domain/foundation/export/csv-table.ts';
import type { Services } from '#domain/services.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { listSeoPages, type SeoBrand, type SeoCell } from './list-seo-texts.ts';

type Row = { readonly path: string; readonly locale: Locale; readonly cell: SeoCell };

const COLUMNS: Columns<Row> = {
  path: ({ path }) => path,
  language: ({ locale }) => locale,
  title: ({ cell }) => cell.title,
  description: ({ cell }) => cell.description,
  keywords: ({ cell }) => cell.keywords,
  og_title: ({ cell }) => cell.ogTitle,
  og_description: ({ cell }) => cell.ogDescription,
  noindex: ({ cell }) => cell.noindex,
  own: ({ cell }) => cell.own,
};

/** What the pages are called, as CSV: a row a page and language. */
export async function* exportSeoTexts(
  services: Services,
  options: { readonly brand: SeoBrand; readonly q?: string | undefined },
): AsyncGenerator<string> {
  const pages = await listSeoPages(services, options);
  const rows = pages.flatMap(({ path, cells }) =>
    LOCALES.map((locale) => ({ path, locale, cell: cells[locale] })),
  );
  yield* writeCsv(csvTable(COLUMNS, [rows]));
}
