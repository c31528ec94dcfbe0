import type { OperatorRow } from '#db/queries/operator.ts';

/** Who works in the office, and for which brands. */
export type Operator = Pick<OperatorRow, 'id' | 'email' | 'role' | 'brands'>;
