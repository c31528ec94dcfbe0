import { endpoint } from '#api/endpoint.ts';
import { mappingView } from '#domain/money/statement/list-statements.ts';
import { previewStatement } from '#domain/money/statement/preview-statement.ts';
import { brandOf } from '../brand-of.ts';
import { readMapping } from '../read-mapping.ts';
import { statementPreviewContract } from './preview.contract.ts';

export const POST = endpoint(statementPreviewContract, async ({ query, body }, { services, operator }) => {
  const { headings, mapping, missing, counts, lines, errors } = await previewStatement(services, {
    brand: brandOf(operator, query.brand),
    text: body.csv,
    mapping: readMapping(body.mapping),
  });
  return {
    data: {
      headings: [...headings],
      mapping: mappingView(mapping),
      missing: [...missing],
      counts,
      lines: lines.map(({ bookingDate, amount, memo, counterAccount, state }) => ({
        booking_date: bookingDate,
        amount,
        memo,
        counter_account: counterAccount,
        state,
      })),
      errors: [...errors],
    },
  };
});
