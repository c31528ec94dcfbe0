import type { ChangeField, ChangeType, RequestSubjectKind } from '#terms/approvals.ts';

/** One thing that a request would change: how it is, and how it would be. */
export type Change = {
  readonly field: ChangeField;
  readonly type: ChangeType;
  readonly before: string | number | boolean | null;
  readonly after: string | number | boolean | null;
};

type RequestSubject = {
  readonly kind: RequestSubjectKind;
  /** What its page's address ends with; null where it has none. */
  readonly id: string | null;
  readonly label: string;
  /** Of an order: the version that the changes refer to. */
  readonly version?: number;
};

export type DescribedRequest = { readonly subject: RequestSubject; readonly changes: readonly Change[] };
