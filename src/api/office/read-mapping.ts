import type { z } from 'zod';
import type { StatementMapping } from '#domain/money/statement/read-statement.ts';
import type { statementMappingSchema } from './statement-mapping.contract.ts';

/** The columns of a statement as the domain names them. */
export function readMapping(
  mapping: z.infer<typeof statementMappingSchema> | undefined,
): StatementMapping | undefined {
  return (
    mapping && {
      bookingDate: mapping.booking_date,
      amount: mapping.amount,
      memo: mapping.memo,
      counterAccount: mapping.counter_account,
    }
  );
}
