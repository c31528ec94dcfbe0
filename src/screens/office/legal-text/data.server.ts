import { legalChangesContract } from '#api/office/legal/[type]/changes.contract.ts';
import { legalContract } from '#api/office/legal/[type].contract.ts';
import { legalTypeSchema } from '#api/office/legal.contract.ts';
import { isLocale } from '#i18n/locales.ts';
import type { OfficePage } from '../office-page.server.ts';

/** One document, and the comparison of the two versions that the address names. */
export async function loadLegalText(page: OfficePage, asked: string) {
  const type = legalTypeSchema.catch('terms').parse(asked);
  const { data: document } = await page.ask(legalContract, { params: { type } });
  const wanted = page.url.searchParams;
  const [from, to] = ['from', 'to'].map((name) => Number(wanted.get(name) ?? Number.NaN));
  const language = wanted.get('language');
  const compare = {
    from: from || document.versions[1]?.version || 0,
    to: to || document.versions[0]?.version || 0,
    language: isLocale(language) ? language : ('en' as const),
  };
  const changes =
    compare.from > 0 && compare.to > 0
      ? (await page.ask(legalChangesContract, { params: { type }, query: compare })).data
      : null;
  const messages = await page.messages(['office-legal'], (t) => t(`office-legal.type.${type}`));
  return { ...messages, document, compare, changes };
}

export type LegalTextData = Awaited<ReturnType<typeof loadLegalText>>;
export type LegalTextDocument = LegalTextData['document'];
