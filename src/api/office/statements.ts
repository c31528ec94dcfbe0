import { importStatement } from '#domain/statement/import-statement.ts';
import { brandOf } from './brand-of.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { statementsContract } from './statements.contract.ts';

export const POST = officeEndpoint(statementsContract, async ({ query, body }, { services, operator }) => {
  const { mapping } = body;
  const imported = await importStatement(services, {
    brand: brandOf(operator, query.brand),
    operator,
    fileName: body.file_name,
    text: body.csv,
    mapping: mapping && {
      bookingDate: mapping.booking_date,
      amount: mapping.amount,
      memo: mapping.memo,
      counterAccount: mapping.counter_account,
    },
  });
  return { data: { ...imported, faults: [...imported.faults] } };
});
