import { lettersContract } from '#api/office/letters.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** Letters that the mail server did not take. */
export async function loadLetters(page: OfficePage) {
  const [{ data: letters, meta }, words] = await Promise.all([
    page.list(lettersContract, { query: { per_page: 30 } }),
    page.words(['office-operations'], (t) => t('office-operations.letters.stuck')),
  ]);
  return { ...words, letters, meta };
}

export type LettersData = Awaited<ReturnType<typeof loadLetters>>;
