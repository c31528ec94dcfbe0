import { listLegalVersions, lockLastLegalVersion } from '#db/queries/legal-document.ts';
import { lockLegalDraft } from '#db/queries/legal-draft.ts';
import type { KeyedLegalBrand } from '#domain/foundation/legal/legal-brand.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { byLocale } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { LEGAL_TYPES } from '#terms/content.ts';
import { legalSource } from './build-legal-document.ts';
import type { LegalType } from './legal-outline.ts';
import { legalTexts } from './legal-texts.ts';
import { writeLegalVersion } from './write-legal-version.ts';

type BuiltInTexts = {
  readonly brand: KeyedLegalBrand;
  readonly operator: Operator;
  readonly types: readonly LegalType[];
  readonly note: string;
};

/**
 * Publishes documents with the program's own words, to hold at once: all of them or, where one has a version of an operator or
 * a draft in the meantime, none. Answers the numbers of their versions, in the order of the documents. Throws 'conflict' for that one.
 */
export async function publishBuiltInTexts(
  services: Services,
  { brand, operator, types, note }: BuiltInTexts,
): Promise<{ type: LegalType; version: number }[]> {
  const { key, jurisdiction } = brand;
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const published = [];
    // Always in the same order, so that two who publish at once wait for each other and never in a circle.
    for (const type of LEGAL_TYPES.filter((one) => types.includes(one))) {
      const series = { brand: key, jurisdiction, type };
      await lockLastLegalVersion(tx, series);
      const own = await listLegalVersions(tx, { ...series, includeSamples: false });
      if (own.length > 0 || (await lockLegalDraft(tx, { brand: key, type })) !== null) {
        throw new AppError('conflict', `${type} is no longer as the program has it`, {
          fields: { base: [{ key: 'office.legalNotBuiltIn' }] },
        });
      }
      const texts = byLocale((locale) => legalSource(jurisdiction, type, legalTexts[locale]));
      const version = await writeLegalVersion(tx, {
        brand,
        operator,
        type,
        texts,
        note,
        now,
        effectiveAt: now,
      });
      published.push({ type, version });
    }
    return published;
  });
}
