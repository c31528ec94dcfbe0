import { findCaseErrors } from './find-case-errors.ts';
import { findDeadKeys } from './find-dead-keys.ts';
import { findRawFormats } from './find-raw-formats.ts';
import { findWideTexts } from './find-wide-texts.ts';
import { findWordErrors } from './find-word-errors.ts';
import { readCode } from './read-code.ts';
import { readAllTexts } from './read-texts.ts';

/** Read as data, group by group, and not by a key: the texts of the choices of a model, and a line of another footer. */
const READ_AS_DATA = /^(?:models\.|stats-only\.disclaimer$)/;
/** The parts of the gallery show made-up figures as the formatters would write them. */
const GALLERY = /^src\/(?:ui|screens)\/gallery\//;
/** What readers see is written here, beside the formatters themselves. */
const SEEN = /^src\/(?:screens|ui|mail|api|http)\/|^src\/domain\/content\//;

type LanguageError = { readonly place: string; readonly text: string };

/** Whether the texts keep to their style sheets, are used, and fit; whether figures come from the formatters. */
export function findLanguageErrors(): LanguageError[] {
  const texts = readAllTexts();
  const code = readCode();
  const messages = texts.filter(
    ({ locale, place }) =>
      locale === 'en' &&
      !/^(?:phrases|answers|titles|legal\.\w+\.(?:title|sections)|samples|plans\.\w+$|widget\.|brands)\b/.test(
        place,
      ),
  );
  const places = new Set(messages.map(({ place }) => place));
  const wholeOf = (place: string) => {
    const whole = place.replace(/\.(?:one|other)$/, '');
    return places.has(`${whole}.other`) ? whole : place;
  };
  const keys = [...new Set([...places].map(wholeOf))];
  const pages = code.filter(({ path }) => path.endsWith('.tsx') && !GALLERY.test(path));
  return [
    ...findWordErrors(texts),
    ...findCaseErrors(texts),
    ...findDeadKeys(
      keys.filter((key) => !READ_AS_DATA.test(key)),
      code,
    ).map((place) => ({ place, text: 'is named nowhere; delete it in all four languages' })),
    ...findWideTexts(texts, pages),
    ...findRawFormats(code.filter(({ path }) => SEEN.test(path) && !GALLERY.test(path))).map(
      ({ file, text }) => ({ place: file, text }),
    ),
  ];
}
