import { deleteLegalDraft, lockLegalDraft } from '#db/queries/legal-draft.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { type LegalDraftOptions, legalSubject } from './change-legal-draft.ts';
import { writeLegalVersion } from './write-legal-version.ts';

/**
 * Publishes the draft of a document as its next version, in all languages at once, to hold from `effectiveAt` on (null: from
 * now). The version can never be changed; members who agreed to an earlier one are asked again. Answers its number. Throws
 * 'not_found' where there is no draft, 'conflict' where it is not the one that was seen or another version is to come, and
 * 'invalid' where languages contradict each other or the day has passed.
 */
export async function publishLegalVersion(
  services: Services,
  options: LegalDraftOptions & { readonly effectiveAt: Date | null; readonly note: string },
): Promise<number> {
  const { brand, operator, type, note } = options;
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const draft = await lockLegalDraft(tx, { brand: brand.key, type });
    const actual = draft?.version ?? 0;
    await assertCurrent(tx, { ...legalSubject(brand.key, type), seen: options.version, actual });
    if (draft === null) throw new AppError('not_found', 'no draft');
    const effectiveAt = options.effectiveAt ?? now;
    if (effectiveAt < now) {
      throw new AppError('invalid', 'the past', { fields: { effective_at: [{ key: 'office.legalPast' }] } });
    }
    const { texts } = draft;
    const version = await writeLegalVersion(tx, { brand, operator, type, texts, note, now, effectiveAt });
    await deleteLegalDraft(tx, { brand: brand.key, type });
    return version;
  });
}
