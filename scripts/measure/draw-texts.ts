import { parseArgs } from 'node:util';
import { seededRandom } from '@trueline/predict';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { readAllTexts, type WrittenText } from '../check/language/read-texts.ts';

/** `node scripts/measure/draw-texts.ts <locale> [--seed 1] [--count 420]`: texts of a language for someone to read and rate. */
export function drawTexts(
  texts: readonly WrittenText[],
  { locale, seed, count }: { readonly locale: Locale; readonly seed: number; readonly count: number },
): WrittenText[] {
  const random = seededRandom(seed);
  return texts
    .filter((one) => one.locale === locale)
    .map((text) => ({ text, turn: random() }))
    .toSorted((one, other) => one.turn - other.turn)
    .slice(0, count)
    .map(({ text }) => text)
    .toSorted((one, other) => one.place.localeCompare(other.place));
}

if (import.meta.filename === process.argv[1]) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '420' } },
  });
  const locale = LOCALES.find((one) => one === positionals[0]);
  if (locale === undefined) throw new Error('Which language? node scripts/measure/draw-texts.ts <locale>');
  const texts = readAllTexts();
  for (const { place, text } of drawTexts(texts, {
    locale,
    seed: Number(values.seed),
    count: Number(values.count),
  }))
    console.log(`${place}\t${text}`);
}
