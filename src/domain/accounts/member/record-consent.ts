import type { Transaction } from '#db/client.ts';
import { insertConsents } from '#db/queries/consent.ts';
import { getLegalDocument, type LegalDocument } from '#domain/foundation/legal/get-legal-document.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import type { Locale } from '#terms/locales.ts';
import type { AccountBrand } from './account-brand.ts';

/** The documents to which anyone who opens an account agrees. */
const REGISTRATION = ['terms', 'privacy'] as const;

/** Those in force, as far as they are published: a brand without them is no place to agree to anything. */
export async function readTerms(
  services: Services,
  { key: brand, jurisdiction }: AccountBrand,
  locale: Locale,
): Promise<LegalDocument[]> {
  const found = await Promise.all(
    REGISTRATION.map(async (type) => {
      try {
        return await getLegalDocument(services, { brand, jurisdiction, type, locale });
      } catch (error) {
        if (error instanceof AppError && error.code === 'not_found') return null;
        throw error;
      }
    }),
  );
  return found.filter((document) => document !== null);
}

/** Keeps what a new member has agreed to, and the age that they declared. */
export async function recordConsent(
  tx: Transaction,
  options: {
    readonly brand: AccountBrand;
    readonly accountId: number;
    readonly documents: readonly LegalDocument[];
    readonly now: Date;
  },
): Promise<void> {
  const { brand, accountId, documents, now } = options;
  await insertConsents(
    tx,
    documents.map(({ type, version, sha256, language }) => ({
      id: newId(),
      brand: brand.key,
      accountId,
      occasion: 'registration' as const,
      document: type === 'privacy' ? ('privacy' as const) : ('terms' as const),
      version,
      sha256,
      language,
      declaredAge: brand.ages.account,
      agreedAt: now,
    })),
  );
}
