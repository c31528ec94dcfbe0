import type { Locale } from '#terms/locales.ts';
import { SPORTS } from '#terms/sports.ts';

const NAMES: Readonly<Record<(typeof SPORTS)[number], Readonly<Record<Locale, string>>>> = {
  baseball: { en: 'Baseball', zh_TW: '棒球', zh_HK: '棒球', vi: 'Bóng chày' },
  basketball: { en: 'Basketball', zh_TW: '籃球', zh_HK: '籃球', vi: 'Bóng rổ' },
  soccer: { en: 'Soccer', zh_TW: '足球', zh_HK: '足球', vi: 'Bóng đá' },
};

/** The sports that we cover, in the order of the product's own list. */
export function listSports(
  locale: Locale,
): { readonly id: (typeof SPORTS)[number]; readonly name: string }[] {
  return SPORTS.toSorted().map((id) => ({ id, name: NAMES[id][locale] }));
}
