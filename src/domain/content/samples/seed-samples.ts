import type { Queryable } from '#db/client.ts';
import { insertAnnouncements } from '#db/queries/announcement.ts';
import { insertContactInfos } from '#db/queries/contact-info.ts';
import { insertCustomerFeedback } from '#db/queries/customer-feedback.ts';
import { insertNews } from '#db/queries/news.ts';
import { byLocale, fillText } from '#domain/foundation/text/localized-text.ts';
import { idOf } from '#platform/id.ts';
import { DAY_MS } from '#terms/durations.ts';
import { LOCALES } from '#terms/locales.ts';
import { sampleAnnouncements } from './announcements.ts';
import { sampleContacts } from './contacts.ts';
import { sampleFeedback } from './feedback.ts';
import { sampleNews, sampleNewsTexts } from './news.ts';

type SampleOptions = {
  readonly brand: string;
  readonly name: string;
  readonly now: Date;
  /** Whether games come from a provider as they happen: such a site plays nothing again. */
  readonly isLive?: boolean;
};

/** Fills a demonstration: announcements, contacts, feedback and news, each row marked as a sample. */
export async function seedSamples(db: Queryable, options: SampleOptions): Promise<void> {
  await insertAnnouncements(db, announcementRows(options));
  await insertContactInfos(
    db,
    sampleContacts.map((contact, index) => ({
      ...contact,
      id: idOf('contact_info', options.brand, contact.type),
      brand: options.brand,
      position: index + 1,
      isSample: true,
      updatedAt: options.now,
    })),
  );
  await insertCustomerFeedback(db, feedbackRows(options));
  await seedSampleNews(db, options);
}

function announcementRows({ brand, name, now, isLive = false }: SampleOptions) {
  return sampleAnnouncements
    .filter(({ ofReplay }) => !(isLive && ofReplay))
    .map((item, index) => ({
      id: idOf('announcement', brand, item.id),
      brand,
      texts: byLocale((locale) => fillText(item.texts[locale], { brand: name })),
      position: index + 1,
      fromAt: now,
      untilAt: null,
      isSample: true,
      updatedAt: now,
    }));
}

/** Samples are approved but carry no one's consent, because no one wrote them. */
function feedbackRows({ brand, now }: SampleOptions) {
  return sampleFeedback.map((item) => ({
    id: idOf('customer_feedback', brand, item.name),
    brand,
    name: item.name,
    texts: item.texts,
    rating: item.rating,
    givenOn: daysBefore(now, item.daysAgo).toISOString().slice(0, 10),
    approved: true,
    consent: false,
    isSample: true,
    updatedAt: now,
  }));
}

async function seedSampleNews(db: Queryable, { brand, now }: SampleOptions): Promise<void> {
  const articles = sampleNews.map((item) => ({
    id: idOf('news', brand, item.id),
    brand,
    status: 'published' as const,
    publishedAt: daysBefore(now, item.daysAgo),
    createdAt: daysBefore(now, item.daysAgo),
    updatedAt: daysBefore(now, item.daysAgo),
    isSample: true,
  }));
  const texts = sampleNews.flatMap((item) =>
    LOCALES.map((locale) => {
      const { title, summary, paragraphs } = sampleNewsTexts[locale][item.id];
      const body = paragraphs.join('\n\n');
      return { newsId: idOf('news', brand, item.id), languageCode: locale, title, summary, body };
    }),
  );
  await insertNews(db, articles, texts);
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
