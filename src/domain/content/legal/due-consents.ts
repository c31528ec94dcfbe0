import {
  type ConsentRow,
  findLastOrderTerms,
  insertConsents,
  listNewestConsents,
} from '#db/queries/consent.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { findLegalHead, type LegalHead } from '#domain/foundation/legal/get-legal-document.ts';
import type { KeyedLegalBrand } from '#domain/foundation/legal/legal-brand.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import type { Locale } from '#terms/locales.ts';
import type { SectionDiff } from './diff-legal.ts';
import { compareLegal } from './show-legal.ts';

/** What a member agrees to apart from an order. */
export const AGREED = ['terms', 'privacy'] as const;
type Agreed = (typeof AGREED)[number];

/** A version to which a member has not agreed yet, and what they agreed to before. */
type DueConsent = {
  readonly document: LegalHead;
  readonly accepted: {
    readonly version: number;
    readonly sha256: string;
  } | null;
};

export type ConsentQuestion = {
  readonly brand: KeyedLegalBrand;
  readonly member: Pick<Member, 'id' | 'brand'>;
  readonly locale: Locale;
};

/**
 * The terms and the privacy policy as far as the version in force is newer than the one that the member agreed to. The
 * program's own samples ask no one who was entered without them; what an operator published asks everybody.
 */
export async function listDueConsents(services: Services, options: ConsentQuestion): Promise<DueConsent[]> {
  const consents = await listNewestConsents(services.db, options.member.id);
  const found = await Promise.all(AGREED.map((type) => dueConsent(services, options, { type, consents })));
  return found.filter((due) => due !== null);
}

async function dueConsent(
  services: Services,
  { brand, locale }: ConsentQuestion,
  { type, consents }: { readonly type: Agreed; readonly consents: readonly ConsentRow[] },
): Promise<DueConsent | null> {
  const document = await findAgreed(services, { brand, type, locale });
  const accepted = consents.find((consent) => consent.document === type) ?? null;
  if (document === null || (accepted?.version ?? 0) >= document.version) return null;
  if (accepted === null && document.is_sample) return null;
  return { document, accepted };
}

export function findAgreed(
  services: Services,
  options: { readonly brand: KeyedLegalBrand; readonly type: LegalHead['type']; readonly locale: Locale },
): Promise<LegalHead | null> {
  const { key: brand, jurisdiction } = options.brand;
  return findLegalHead(services, { brand, jurisdiction, type: options.type, locale: options.locale });
}

type ShownConsent = {
  readonly type: 'terms' | 'privacy' | 'purchase';
  readonly title: string;
  readonly version: number;
  readonly sha256: string;
  /** What they agreed to before; null for a member who never agreed to any version. */
  readonly accepted_version: number | null;
  /** What changed since then, in their language, word by word; empty where there was nothing before. */
  readonly changes: readonly SectionDiff[];
  /** Purchase terms are agreed to with the next order, not here. */
  readonly is_asked: boolean;
};

/** What a member has to agree to, each with exactly what changed since the version that they accepted. */
export async function showDueConsents(services: Services, options: ConsentQuestion): Promise<ShownConsent[]> {
  const due = await listDueConsents(services, options);
  const purchase = await findChangedPurchase(services, options);
  return Promise.all(
    [...due, ...(purchase === null ? [] : [purchase])].map(async ({ document, accepted }) => {
      const { type, title, version, sha256 } = document;
      if (type === 'notice') throw new Error('Nobody agrees to the notice.');
      const changes =
        accepted === null
          ? []
          : await compareLegal(services, {
              brand: options.brand,
              type,
              locale: options.locale,
              from: accepted.version,
              to: version,
            });
      const accepted_version = accepted?.version ?? null;
      return { type, title, version, sha256, accepted_version, changes, is_asked: type !== 'purchase' };
    }),
  );
}

/** The purchase terms where they are newer than those of the member's last order. */
async function findChangedPurchase(services: Services, options: ConsentQuestion): Promise<DueConsent | null> {
  const last = await findLastOrderTerms(services.db, options.member.id);
  if (last === null) return null;
  const document = await findAgreed(services, {
    brand: options.brand,
    type: 'purchase',
    locale: options.locale,
  });
  if (document === null || document.version <= last.version) return null;
  return { document, accepted: last };
}

/**
 * Keeps that a member has agreed to the versions that they were shown, by version, hash and language. Throws 'conflict' where
 * another version has come into force since, so that no one agrees to what they did not see.
 */
export async function acceptVersions(
  services: Services,
  options: ConsentQuestion & {
    readonly shown: readonly {
      readonly type: Agreed;
      readonly version: number;
      readonly sha256: string;
    }[];
  },
): Promise<void> {
  const { brand, member, shown } = options;
  const due = await listDueConsents(services, options);
  const rows = shown.flatMap(({ type, version, sha256 }): ConsentRow[] => {
    const document = due.find((one) => one.document.type === type)?.document;
    if (document === undefined) return [];
    if (document.version !== version || document.sha256 !== sha256) {
      throw new AppError('conflict', `${type} ${version} is not in force`, {
        fields: { base: [{ key: 'orders.termsChanged' }] },
      });
    }
    return [
      {
        id: newId(),
        brand: brand.key,
        accountId: member.id,
        occasion: 'new_version' as const,
        document: type,
        version,
        sha256,
        language: document.language,
        declaredAge: brand.ages.account,
        agreedAt: services.clock.now(),
      },
    ];
  });
  await insertConsents(services.db, rows);
}
