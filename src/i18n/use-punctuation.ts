import { useMemo } from 'react';
import { joinLabel } from './join-label.ts';
import { useLanguage } from './language-provider.tsx';
import { inList } from './punctuation.ts';

/** The punctuation between a label and its value, and between the things of a list, in the language of the screen. */
export function usePunctuation() {
  const { locale } = useLanguage();
  return useMemo(
    () => ({
      label: (name: string, value: string) => joinLabel(name, value, locale),
      list: (items: readonly string[]) => inList(locale, items),
    }),
    [locale],
  );
}
