import { csvLine } from '#domain/foundation/export/csv.ts';
import type { Services } from '#domain/services.ts';
import { LOCALES } from '#terms/locales.ts';
import { listMessages, type MessageQuestion } from './list-messages.ts';

/** The list of messages as CSV: of each language what is shown, and whether that is the brand's own. */
export async function* exportMessages(services: Services, of: MessageQuestion): AsyncGenerator<string> {
  const rows = await listMessages(services, of);
  yield `\uFEFF${csvLine(['key', ...LOCALES.flatMap((locale) => [locale, `${locale}_own`])])}`;
  for (const { key, cells } of rows) {
    const shown = LOCALES.flatMap((locale) => {
      const { base, text } = cells[locale];
      return [text ?? base, text !== null];
    });
    yield csvLine([key, ...shown]);
  }
}
