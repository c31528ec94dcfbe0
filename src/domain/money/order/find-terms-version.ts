import { getLegalDocument, type LegalDocumentOptions } from '#domain/foundation/legal/get-legal-document.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';

/** The version of the purchase terms to which an order agrees now; null where a brand has published none, and sells nothing. */
export async function findTermsVersion(
  services: Services,
  document: Pick<LegalDocumentOptions, 'brand' | 'jurisdiction' | 'locale'>,
): Promise<number | null> {
  try {
    return (await getLegalDocument(services, { ...document, type: 'purchase' })).version;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
