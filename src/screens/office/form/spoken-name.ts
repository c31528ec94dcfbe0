import { joinLabel } from '#i18n/join-label.ts';
import type { Locale } from '#terms/locales.ts';

/**
 * What a button is called for anyone who does not see it, or speaks to it: it holds the word that is seen (WCAG 2.5.3). A sentence that
 * puts the word otherwise, as grammar may have it, stands behind it.
 */
export function spokenName({ seen, label, locale }: { seen: string; label: string; locale: Locale }): string {
  const word = seen.replace(/…$/, '');
  const isHeld = label
    .toLocaleLowerCase(locale.slice(0, 2))
    .includes(word.toLocaleLowerCase(locale.slice(0, 2)));
  return isHeld ? label : joinLabel(word, label, locale);
}
