import {
  type ContactInfoRow,
  insertContactInfos,
  listAllContacts,
  lockContact,
  updateContact,
} from '#db/queries/contact-info.ts';
import { localTexts } from '#domain/content/announcement/edit-announcements.ts';
import {
  changeContent,
  createContent,
  type RemovableKind,
  type SeenContent,
} from '#domain/content/editing/change-content.ts';
import type { ContentEditor } from '#domain/content/editing/note-change.ts';
import type { OrderedKind } from '#domain/content/editing/order-content.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { readContactValue } from './contact-value.ts';

type ContactDraft = Pick<ContactInfoRow, 'type' | 'value' | 'hours'>;

export const contactKind: RemovableKind<ContactInfoRow> & OrderedKind = {
  name: 'contact',
  lock: lockContact,
  update: updateContact,
  removal: (removedAt) => ({ removedAt }),
  list: listAllContacts,
  place: (tx, id, position) => updateContact(tx, id, { position }),
  picture: ({ type, value, hours, removedAt }) => ({ type, value, hours, removed_at: removedAt }),
};

/** Adds a way to reach the brand, after those that are there. Throws 'invalid' at `value` for what is none of its kind. */
export async function createContact(
  services: Services,
  { draft, ...by }: ContentEditor & { readonly draft: ContactDraft },
): Promise<ContactInfoRow> {
  const clean = readDraft(draft);
  return createContent(services, contactKind, {
    ...by,
    insert: insertContactInfos,
    rowOf: async (tx, common) => {
      const last = (await listAllContacts(tx, by.brand)).at(-1)?.position ?? 0;
      return { ...clean, ...common, position: last + 1, removedAt: null };
    },
  });
}

export async function saveContact(
  services: Services,
  { draft, ...rest }: SeenContent & { readonly draft: ContactDraft },
): Promise<ContactInfoRow> {
  const clean = readDraft(draft);
  // What an operator has written is no sample any more.
  const set = { ...clean, isSample: false };
  return changeContent(services, contactKind, { ...rest, action: 'contact.changed', change: () => set });
}

function readDraft({ type, value: typed, hours }: ContactDraft): ContactDraft {
  const value = readContactValue(type, typed);
  if (value === null) {
    const key = `office.content.contact.${type}`;
    throw new AppError('invalid', key, { fields: { value: [{ key }] } });
  }
  return { type, value, hours: localTexts(hours) };
}
