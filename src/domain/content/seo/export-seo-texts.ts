import { csvLine } from '#domain/foundation/export/csv.ts';
import type { Services } from '#domain/services.ts';
import { LOCALES } from '#terms/locales.ts';
import { listSeoPages, type SeoBrand } from './list-seo-texts.ts';

/** What the pages are called, as CSV: a row a page and language. */
export async function* exportSeoTexts(
  services: Services,
  of: { readonly brand: SeoBrand; readonly q?: string | undefined },
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(['path', 'language', 'title', 'description', 'keywords', 'og_title', 'og_description', 'noindex', 'own'])}`;
  for (const { path, cells } of await listSeoPages(services, of)) {
    for (const locale of LOCALES) {
      const cell = cells[locale];
      yield csvLine([
        ...[path, locale, cell.title, cell.description, cell.keywords],
        ...[cell.ogTitle, cell.ogDescription, cell.noindex, cell.own],
      ]);
    }
  }
}
