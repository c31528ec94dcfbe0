import { expect, test } from 'vitest';
import { LOCALES } from '#terms/locales.ts';
import { drawTexts } from './draw-texts.ts';

const texts = LOCALES.flatMap((locale) =>
  Array.from({ length: 50 }, (_, index) => ({ locale, place: `home.${index}`, text: `${locale} ${index}` })),
);

test('a draw is of one language, without a text twice, and the same for the same seed alone', () => {
  const draw = (seed: number) => drawTexts(texts, { locale: 'vi', seed, count: 20 });
  expect(draw(7)).toHaveLength(20);
  expect(new Set(draw(7).map(({ place }) => place)).size).toBe(20);
  expect(draw(7).every(({ locale }) => locale === 'vi')).toBe(true);
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});
