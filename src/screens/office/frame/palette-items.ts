import type { z } from 'zod';
import type { officeSearchContract } from '#api/office/search.contract.ts';
import type { Translate } from '#i18n/t.ts';
import { groupIcons, pagesFor } from './office-nav.ts';

type Found = z.output<typeof officeSearchContract.data>[number];

/** The drawing of the part of the menu to which each belongs: an icon of the office means one thing. */
const KIND_ICONS = { order: groupIcons.money, member: groupIcons.money, pick: groupIcons.forecasts } as const;
/** Without a word the palette shows the menu's beginning, not all of it. */
const MAX_PAGES = 8;

export type PaletteItem = {
  readonly path: string;
  readonly label: string;
  /** What distinguishes it from others of the same name. */
  readonly note: string;
  readonly icon: (typeof groupIcons)[keyof typeof groupIcons];
  /** What opens it without the palette, pressed one after the other. */
  readonly keys: readonly string[];
};
type PaletteSection = { readonly section: 'records' | 'pages'; readonly items: readonly PaletteItem[] };

/** What the palette offers, in sections: what was found first, then the pages of the menu whose names hold what was typed. */
export function paletteItems(options: {
  readonly typed: string;
  readonly found: readonly Found[];
  readonly permissions: readonly string[];
  readonly t: Translate<'office-frame'>;
}): readonly PaletteSection[] {
  const { typed, found, permissions, t } = options;
  const wanted = typed.trim().toLocaleLowerCase();
  const pages: readonly PaletteItem[] = pagesFor(permissions)
    .map((page) => ({
      path: page.path,
      label: t(page.label),
      note: page.group === undefined ? '' : t(`office-frame.navGroups.${page.group}`),
      icon: groupIcons[page.group ?? 'now'],
      keys: 'key' in page ? ['g', page.key] : [],
    }))
    .filter(({ label }) => label.toLocaleLowerCase().includes(wanted))
    .slice(0, MAX_PAGES);
  const records: readonly PaletteItem[] = found.map(({ path, kind, label, note }) => ({
    path,
    label,
    note: `${t(`office-frame.palette.kinds.${kind}`)} · ${note}`,
    icon: KIND_ICONS[kind],
    keys: [],
  }));
  const sections: readonly PaletteSection[] = [
    { section: 'records', items: records },
    { section: 'pages', items: pages },
  ];
  return sections.filter(({ items }) => items.length > 0);
}
