import { type Columns, csvTable, writeCsv } from '#domain/foundation/export/csv-table.ts';
import type { Services } from '#domain/services.ts';
import { LOCALES } from '#terms/locales.ts';
import { listMessages, type MessageQuestion, type MessageRow } from './list-messages.ts';

/** Of each language what is shown, and whether that is the brand's own. */
const COLUMNS: Columns<MessageRow> = {
  key: ({ key }) => key,
  ...Object.fromEntries(
    LOCALES.flatMap((locale) => [
      [locale, ({ cells }: MessageRow) => cells[locale].text ?? cells[locale].base],
      [`${locale}_own`, ({ cells }: MessageRow) => cells[locale].text !== null],
    ]),
  ),
};

/** The list of messages as CSV. */
export async function* exportMessages(services: Services, question: MessageQuestion): AsyncGenerator<string> {
  yield* writeCsv(csvTable(COLUMNS, [await listMessages(services, question)]));
}
