import {
  type AnnouncementRow,
  insertAnnouncements,
  listAllAnnouncements,
  lockAnnouncement,
  updateAnnouncement,
} from '#db/queries/announcement.ts';
import {
  changeContent,
  createContent,
  type RemovableKind,
  type SeenContent,
} from '#domain/content/editing/change-content.ts';
import { assertNoTypedClaims } from '#domain/content/editing/claim-lint.ts';
import type { ContentEditor } from '#domain/content/editing/note-change.ts';
import type { OrderedKind } from '#domain/content/editing/order-content.ts';
import { cleanLine } from '#domain/foundation/text/clean-text.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { LOCALES } from '#terms/locales.ts';

type AnnouncementDraft = {
  readonly texts: Readonly<Record<string, string>>;
  readonly fromAt: Date;
  /** Not included; null runs without end. */
  readonly untilAt: Date | null;
};

export const announcementKind: RemovableKind<AnnouncementRow> & OrderedKind = {
  name: 'announcement',
  lock: lockAnnouncement,
  update: updateAnnouncement,
  removal: (removedAt) => ({ removedAt }),
  list: listAllAnnouncements,
  place: (tx, id, position) => updateAnnouncement(tx, id, { position }),
  picture: ({ texts, fromAt, untilAt, removedAt }) => ({
    texts,
    from: fromAt,
    until: untilAt,
    removed_at: removedAt,
  }),
};

/** Adds a line to the ticker, after those that are there. Throws 'invalid' for what cannot be one. */
export async function createAnnouncement(
  services: Services,
  { draft, ...by }: ContentEditor & { readonly draft: AnnouncementDraft },
): Promise<AnnouncementRow> {
  const clean = readDraft(draft);
  return createContent(services, announcementKind, {
    ...by,
    insert: insertAnnouncements,
    rowOf: async (tx, common) => {
      const last = (await listAllAnnouncements(tx, by.brand)).at(-1)?.position ?? 0;
      return { ...clean, ...common, position: last + 1, removedAt: null };
    },
  });
}

export async function saveAnnouncement(
  services: Services,
  { draft, ...rest }: SeenContent & { readonly draft: AnnouncementDraft },
): Promise<AnnouncementRow> {
  const clean = readDraft(draft);
  return changeContent(services, announcementKind, {
    ...rest,
    action: 'announcement.changed',
    change: () => clean,
  });
}

function readDraft({ texts, fromAt, untilAt }: AnnouncementDraft): AnnouncementDraft {
  const clean = localTexts(texts);
  if (Object.keys(clean).length === 0) throw invalid('texts.en', 'office.content.noText');
  if (untilAt !== null && untilAt <= fromAt) throw invalid('until', 'office.couponWindow');
  assertNoTypedClaims(
    Object.fromEntries(Object.entries(clean).map(([locale, text]) => [`texts.${locale}`, text])),
  );
  return { texts: clean, fromAt, untilAt };
}

/** What was typed in each language, without the languages in which nothing was. */
export function localTexts(
  texts: Readonly<Record<string, string>>,
  clean: (typed: string) => string = cleanLine,
): Record<string, string> {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const text = clean(texts[locale] ?? '');
      return text === '' ? [] : [[locale, text]];
    }),
  );
}

const invalid = (field: string, key: string) =>
  new AppError('invalid', key, { fields: { [field]: [{ key }] } });
