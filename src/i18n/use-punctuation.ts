import { useMemo } from 'react';
import { joinLabel } from './join-label.ts';
import { useLanguage } from './language-provider.tsx';
import { inList, sentenceGap } from './punctuation.ts';

/** The punctuation between a label and its value, between the things of a list and between sentences, in the language of the screen. */
export function usePunctuation() {
  const { locale } = useLanguage();
  return useMemo(
    () => ({
      label: (name: string, value: string) => joinLabel(name, value, locale),
      list: (items: readonly string[]) => inList(locale, items),
      gap: sentenceGap(locale),
    }),
    [locale],
  );
}
