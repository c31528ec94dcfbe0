import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brands } from '#brands/index.ts';
import { answerTexts } from '#domain/content/answer/seed-answers.ts';
import { legalTexts } from '#domain/content/legal/legal-texts.ts';
import { sampleAnnouncements } from '#domain/content/samples/announcements.ts';
import { sampleHours } from '#domain/content/samples/contacts.ts';
import { sampleFeedback } from '#domain/content/samples/feedback.ts';
import { sampleNewsTexts } from '#domain/content/samples/news.ts';
import { pageTexts } from '#domain/content/seo/seed-seo.ts';
import { planFeatureTexts } from '#domain/money/plan/plan-features.ts';
import { phraseBooks } from '#domain/picks/analysis/phrases/phrase-books.ts';
import { WORDS } from '#domain/picks/widget/widget-words.mjs';
import { messageFolders } from '#i18n/locales.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';

/** One text that a reader of a language meets, with the place where a writer finds it. */
export type WrittenText = { readonly locale: Locale; readonly place: string; readonly text: string };

const messages = resolve(import.meta.dirname, '../../../src/i18n/messages');

/** Every text of the product in one language: messages, phrases of articles, answers, contracts, samples, titles, plans, widgets, brands. */
function readWrittenTexts(locale: Locale): WrittenText[] {
  const folder = resolve(messages, messageFolders[locale]);
  const files = readdirSync(folder).map((file) => ({
    name: file.replace('.json', ''),
    tree: JSON.parse(readFileSync(resolve(folder, file), 'utf8')),
  }));
  const { date: _date, between: _between, ...phrases } = phraseBooks[locale];
  const answers = Object.entries(answerTexts[locale]).map(([id, { question, answer }]) => [
    id,
    { question, answer },
  ]);
  return [
    ...files.flatMap(({ name, tree }) => leaves(locale, name, tree)),
    ...leaves(locale, 'phrases', phrases),
    // What a reader may type into the search is spoken language, so the keywords of answers and pages are left out.
    ...leaves(locale, 'answers', Object.fromEntries(answers)),
    ...leaves(locale, 'titles', pageTexts[locale].pages),
    ...leaves(locale, 'legal', legalTexts[locale]),
    ...leaves(locale, 'samples.news', sampleNewsTexts[locale]),
    ...sampleAnnouncements.map(({ id, texts }) => ({ locale, place: `samples.${id}`, text: texts[locale] })),
    ...sampleFeedback.map(({ name, texts }) => ({ locale, place: `samples.${name}`, text: texts[locale] })),
    { locale, place: 'samples.hours', text: sampleHours[locale] },
    ...Object.entries(planFeatureTexts).map(([id, texts]) => ({
      locale,
      place: `plans.${id}`,
      text: texts[locale],
    })),
    ...leaves(locale, 'widget', WORDS[locale]),
    ...brands.flatMap(({ key, messageOverrides }) =>
      leaves(locale, `brands.${key}`, messageOverrides[locale]),
    ),
  ];
}

export const readAllTexts = (): WrittenText[] => LOCALES.flatMap(readWrittenTexts);

function leaves(locale: Locale, place: string, node: unknown): WrittenText[] {
  if (typeof node === 'string') return [{ locale, place, text: node }];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) => leaves(locale, `${place}.${name}`, child));
}
