import { listApprovedFeedback } from '#db/queries/customer-feedback.ts';
import { servesSamples } from '#domain/foundation/setting/serves-samples.ts';
import { pickText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';

type Feedback = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  /** The day on which it was given, YYYY-MM-DD. */
  readonly date: string;
  readonly is_sample: boolean;
};

type FeedbackOptions = {
  readonly brand: string;
  readonly locale: Locale;
  readonly page: number;
  readonly perPage: number;
};

/** One page of what members said and let us show, newest first; samples say that they are samples. */
export async function listFeedback(
  services: Services,
  { brand, locale, page, perPage }: FeedbackOptions,
): Promise<{ items: Feedback[]; total: number; fallback: boolean }> {
  const { rows, total } = await listApprovedFeedback(services.db, {
    brand,
    includeSamples: servesSamples(services.env),
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  const texts = rows.map((row) => pickText(row.texts, locale));
  const items = rows.map((row, index) => ({
    id: row.id,
    name: row.name,
    text: texts[index]?.text ?? '',
    rating: row.rating,
    date: row.givenOn,
    is_sample: row.isSample,
  }));
  return { items, total, fallback: texts.some((picked) => picked?.fallback === true) };
}
