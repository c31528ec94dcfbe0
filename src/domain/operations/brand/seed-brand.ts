import { z } from 'zod';
import type { Transaction } from '#db/client.ts';
import { listBrandSettings, upsertBrandSetting } from '#db/queries/brand-setting.ts';
import { insertWebsiteLanguages } from '#db/queries/website-language.ts';
import { seedAnswers } from '#domain/content/answer/seed-answers.ts';
import { LEGAL_VERSION } from '#domain/content/legal/build-legal-document.ts';
import { seedLegalDocuments } from '#domain/content/legal/seed-legal-documents.ts';
import { seedSamples } from '#domain/content/samples/seed-samples.ts';
import { seedSeo } from '#domain/content/seo/seed-seo.ts';
import { isLiveSite } from '#domain/forecasting/sport/feed-source.ts';
import { type Ages, defaultAges } from '#domain/foundation/setting/business-constants.ts';
import { servesSamples } from '#domain/foundation/setting/serves-samples.ts';
import { seedSampleAccount } from '#domain/money/order/seed-sample-account.ts';
import { type StartingPrices, seedPlans } from '#domain/money/plan/seed-plans.ts';
import type { Services } from '#domain/services.ts';
import { languageNames } from '#i18n/locales.ts';
import type { Jurisdiction } from '#terms/content.ts';
import type { Locale } from '#terms/locales.ts';

export type SeedableBrand = {
  readonly key: string;
  readonly name: string;
  readonly jurisdiction: Jurisdiction;
  readonly languages: readonly Locale[];
  readonly primaryLanguage: Locale;
  /** The company named in legal texts; the brand's name where it is left out. */
  readonly legalEntity?: string;
  readonly ages?: Ages;
  /** What its plans cost on that day; as the program says where it is left out. */
  readonly prices?: StartingPrices;
};

/** Raised when the seeds change, so that brands which have the old ones get what is new. */
const SEED_VERSION = 2;
const SEED_SETTING = 'seed';
const markSchema = z.object({ version: z.number(), legal: z.number(), samples: z.boolean() });
type SeedMark = z.infer<typeof markSchema>;

/**
 * Gives a brand what it needs on its first day: languages, plans, page titles and answers in any mode; announcements,
 * contacts, feedback, news and legal texts, all marked as samples, outside production only. One transaction; a second call
 * finds the mark of the first and does nothing, so what an operator has deleted since does not come back.
 */
export async function seedBrand(services: Services, brand: SeedableBrand): Promise<void> {
  await services.db.transaction((tx) => seedBrandIn(services, tx, brand));
}

/** The same in a transaction that begins elsewhere. */
export async function seedBrandIn(services: Services, tx: Transaction, brand: SeedableBrand): Promise<void> {
  const now = services.clock.now();
  const samples = servesSamples(services.env);
  const wanted: SeedMark = { version: SEED_VERSION, legal: LEGAL_VERSION, samples };
  const before = await readMark(tx, brand.key);
  if (before !== null && covers(before, wanted)) return;
  await insertWebsiteLanguages(tx, languageRows(brand));
  await seedPlans(tx, {
    brand: brand.key,
    ...(brand.prices === undefined ? {} : { prices: brand.prices }),
  });
  await seedSeo(tx, { brand: brand.key, name: brand.name });
  await seedAnswers(tx, { brand: brand.key });
  if (samples) {
    const isLive = isLiveSite(services);
    await seedSamples(tx, { brand: brand.key, name: brand.name, now, isLive });
    await seedSampleAccount(tx, { brand: brand.key, name: brand.name, now });
    const ages = brand.ages ?? defaultAges;
    await seedLegalDocuments(tx, { ...brand, legalEntity: brand.legalEntity ?? brand.name, ages, now });
  }
  const mark = { ...wanted, samples: samples || before?.samples === true };
  await upsertBrandSetting(tx, { brand: brand.key, key: SEED_SETTING, value: mark, updatedAt: now });
}

async function readMark(tx: Transaction, brand: string): Promise<SeedMark | null> {
  const [row] = await listBrandSettings(tx, { brand, keys: [SEED_SETTING] });
  return markSchema.safeParse(row?.value).data ?? null;
}

function covers(mark: SeedMark, wanted: SeedMark): boolean {
  const isNewest = mark.version >= wanted.version && mark.legal >= wanted.legal;
  return isNewest && (mark.samples || !wanted.samples);
}

function languageRows(brand: SeedableBrand) {
  return brand.languages.map((locale, index) => ({
    brand: brand.key,
    languageCode: locale,
    displayName: languageNames[locale],
    isPrimary: locale === brand.primaryLanguage ? 1 : 0,
    position: index + 1,
    enabled: true,
  }));
}
