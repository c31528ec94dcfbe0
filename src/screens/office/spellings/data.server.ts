import { spellingsContract } from '#api/office/spellings.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** Spellings of teams that no one knew. */
export async function loadSpellings(page: OfficePage) {
  const [{ data: spellings, meta }, words] = await Promise.all([
    page.list(spellingsContract, { query: { per_page: 20 } }),
    page.words(['office-operations'], (t) => t('office-operations.spellings.title')),
  ]);
  return { ...words, spellings, meta };
}

export type SpellingsData = Awaited<ReturnType<typeof loadSpellings>>;
export type Spelling = SpellingsData['spellings'][number];
