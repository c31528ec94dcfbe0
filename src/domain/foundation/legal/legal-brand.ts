import type { Ages } from '#domain/foundation/setting/business-constants.ts';
import type { Jurisdiction } from '#terms/content.ts';

/** What legal texts say of a brand. */
export type LegalBrand = {
  /** The name under which readers know the brand, and the company behind it. */
  readonly name: string;
  readonly legalEntity: string;
  readonly jurisdiction: Jurisdiction;
  readonly ages: Ages;
  /** Days for which an unpaid order waits, where owners have set others than the program's. */
  readonly deadlines?: { readonly orderDays: number; readonly dailyOrderDays: number };
};

export type KeyedLegalBrand = LegalBrand & { readonly key: string };
