import { withDisputes } from '#domain/picks/grade/with-disputes.ts';
import { listRecord } from '#domain/picks/record/list-record.ts';
import { endpoint } from '../../endpoint.ts';
import { pageMetaOf } from '../../page-meta.ts';
import { orderRecordContract } from './record.contract.ts';

export const GET = endpoint(orderRecordContract, async ({ query }, { services, locale, member }) => {
  const { page, per_page: perPage, bet_type: betType, as_of: asOf, result, ...filter } = query;
  const found = await listRecord(services, {
    ...filter,
    betType,
    asOf,
    locale,
    page,
    perPage,
    result: result === 'loss' ? 'lose' : result,
  });
  return {
    data: await withDisputes(services, { rows: found.rows, memberId: member.id }),
    meta: {
      ...pageMetaOf({ page, perPage, total: found.total }),
      as_of: found.asOf.toISOString(),
      origin: query.origin,
      window: found.window,
      summary: found.summary,
    },
  };
});
