import type { z } from 'zod';
import type { Transaction } from '#db/client.ts';
import type { ApprovalRow } from '#db/queries/approval.ts';
import type { KeyedLegalBrand } from '#domain/foundation/legal/legal-brand.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Permission } from '#domain/foundation/permission/permissions.ts';
import type { SettableBrand } from '#domain/foundation/setting/business-settings.ts';
import type { Services } from '#domain/services.ts';
import type { AloneAction } from '#mail/request-alone.ts';
import type { ApprovalKind } from '#terms/approvals.ts';
import type { Locale } from '#terms/locales.ts';
import type { DescribedRequest } from './described-request.ts';

/** The decision with which a change is carried out. */
export type Decision = {
  readonly request: ApprovalRow;
  readonly operator: Operator;
  readonly now: Date;
  /** Of an order: its version on the page by which the operator decided; left out, nothing is compared. */
  readonly version?: number | undefined;
  /** What the program says of a brand, for what changes its settings. */
  readonly getBrand: (brand: string) => SettableBrand & KeyedLegalBrand;
};

/** A request that somebody reads, in their language. */
type ReadRequest = { readonly row: ApprovalRow; readonly locale: Locale; readonly now: Date };

/** What the log gets about a change beside the request: what stood before and after, as far as the request does not say it. */
type ChangeDetail = Readonly<Record<string, unknown>>;

type NotifyAlone = (
  services: Pick<Services, 'env' | 'clock' | 'queue'>,
  tx: Transaction,
  notice: { readonly action: AloneAction; readonly request: ApprovalRow },
) => Promise<void>;

/** A kind of change that needs a second person (docs/product/operators.md). The subject is named beside the payload. */
export type Approvable = {
  readonly kind: ApprovalKind;
  /** Who may ask, and who may decide. */
  readonly ask: Permission;
  readonly decide: Permission;
  /** Carries the change out, in the transaction of the decision. */
  readonly apply: (services: Services, tx: Transaction, decision: Decision) => Promise<ChangeDetail>;
  /** What a refusal changes beside the request. */
  readonly refuse?: (tx: Transaction, request: ApprovalRow) => Promise<void>;
  /** How an owner who is alone is notified, where the e-mail has to say more than what kind of change it is. */
  readonly notifyAlone?: NotifyAlone;
  /** What the request is about and what it would change, by the present state of things; null where the subject is gone. */
  readonly describe: (services: Services, request: ReadRequest) => Promise<DescribedRequest | null>;
};

/** An approvable whose rules are handed the payload of the request, parsed by its schema. */
export function approvable<Kind extends ApprovalKind, Payload extends z.ZodType>(rules: {
  readonly kind: Kind;
  readonly ask: Permission;
  readonly decide: Permission;
  readonly payload: Payload;
  readonly apply: (
    services: Services,
    tx: Transaction,
    decision: Decision & { readonly payload: z.output<Payload> },
  ) => Promise<ChangeDetail>;
  readonly refuse?: (tx: Transaction, request: ApprovalRow) => Promise<void>;
  readonly notifyAlone?: NotifyAlone;
  readonly describe: (
    services: Services,
    request: ReadRequest & { readonly payload: z.output<Payload> },
  ) => Promise<DescribedRequest | null>;
}): Approvable & { readonly kind: Kind } {
  const { payload } = rules;
  return {
    ...rules,
    apply: (services, tx, decision) =>
      rules.apply(services, tx, { ...decision, payload: payload.parse(decision.request.payload) }),
    describe: (services, request) =>
      rules.describe(services, { ...request, payload: payload.parse(request.row.payload) }),
  };
}
