import { diffArrays } from 'diff';
import type { LegalSource } from '#db/tables/legal-document.ts';
import { htmlLangs } from '#i18n/locales.ts';
import type { Locale } from '#terms/locales.ts';

/** A piece of text that stayed, came, or went. */
export type DiffPart = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };

/** A section in which something differs: its heading, and its paragraphs joined by an empty line. */
export type SectionDiff = {
  readonly id: string;
  readonly kind: 'changed' | 'added' | 'removed';
  readonly heading: readonly DiffPart[];
  readonly text: readonly DiffPart[];
};

/**
 * What two versions of a text in one language say differently, word by word, in the order of the new one; a section that is
 * gone stands where it was. Sections that are the same to the letter are left out, so an empty list means no difference.
 */
export function diffLegal(before: LegalSource, after: LegalSource, locale: Locale): SectionDiff[] {
  const order = mergeOrder(
    before.sections.map(({ id }) => id),
    after.sections.map(({ id }) => id),
  );
  const title: SectionDiff = {
    id: 'title',
    kind: 'changed',
    heading: diffWords(before.title, after.title, locale),
    text: [],
  };
  const sections = order.flatMap((id): SectionDiff[] => {
    const [old, now] = [before, after].map(({ sections }) => sections.find((section) => section.id === id));
    const [oldText, nowText] = [old, now].map((section) => section?.paragraphs.join('\n\n') ?? '');
    const heading = diffWords(old?.heading ?? '', now?.heading ?? '', locale);
    const text = diffWords(oldText ?? '', nowText ?? '', locale);
    const kind = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
    return isSame(heading) && isSame(text) ? [] : [{ id, kind, heading, text }];
  });
  return isSame(title.heading) ? sections : [title, ...sections];
}

/** Word by word, as the language divides its words; Chinese has no spaces between them. */
export function diffWords(before: string, after: string, locale: Locale): DiffPart[] {
  const words = new Intl.Segmenter(htmlLangs[locale], { granularity: 'word' });
  const split = (text: string) => [...words.segment(text)].map(({ segment }) => segment);
  return diffArrays(split(before), split(after)).flatMap(({ added, removed, value }): DiffPart[] => {
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    return value.length === 0 ? [] : [{ kind, text: value.join('') }];
  });
}

const isSame = (parts: readonly DiffPart[]) => parts.every(({ kind }) => kind === 'same');

/** The new order, with what is gone behind its old neighbour. */
function mergeOrder(before: readonly string[], after: readonly string[]): string[] {
  const order = [...after];
  for (const [index, id] of before.entries()) {
    if (order.includes(id)) continue;
    const neighbour = index === 0 ? -1 : order.indexOf(before[index - 1] ?? '');
    order.splice(neighbour + 1, 0, id);
  }
  return order;
}
