import type { z } from 'zod';
import type { officeSearchContract } from '#api/office/search.contract.ts';
import type { Translate } from '#i18n/t.ts';
import { groupIcons, pagesFor } from './office-nav.ts';

type Found = z.output<typeof officeSearchContract.data>[number];

/** The drawing of the part of the menu to which each belongs: an icon of the office means one thing. */
const KIND_ICONS = { order: groupIcons.money, member: groupIcons.money, pick: groupIcons.forecasts } as const;
/** Without a word the palette shows the menu's beginning, not all of it. */
const MAX_PAGES = 8;

/** What the palette offers: what was found first, then the pages of the menu whose names hold what was typed. */
export function paletteItems(options: {
  readonly typed: string;
  readonly found: readonly Found[];
  readonly permissions: readonly string[];
  readonly t: Translate<'office-frame'>;
}) {
  const { typed, found, permissions, t } = options;
  const wanted = typed.trim().toLocaleLowerCase();
  const pages = pagesFor(permissions)
    .map(({ path, label, group }) => ({
      path,
      label: t(label),
      note: group === undefined ? '' : t(`office-frame.navGroups.${group}`),
      icon: groupIcons[group ?? 'now'],
    }))
    .filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
  const records = found.map(({ path, kind, label, note }) => ({
    path,
    label,
    note: `${t(`office-frame.palette.kinds.${kind}`)} · ${note}`,
    icon: KIND_ICONS[kind],
  }));
  return [...records, ...pages.slice(0, MAX_PAGES)];
}
