import { endpoint } from '#api/endpoint.ts';
import { listStatements } from '#domain/money/statement/list-statements.ts';
import { takeStatement } from '#domain/money/statement/take-statement.ts';
import { pageMetaOf } from '../page-meta.ts';
import { brandOf } from './brand-of.ts';
import { readMapping } from './read-mapping.ts';
import { statementListContract, statementsContract } from './statements.contract.ts';

export const GET = endpoint(statementListContract, async ({ query }, { services, operator }) => {
  const { page, per_page: perPage } = query;
  const brand = brandOf(operator, query.brand);
  const { account, mapping, items, total } = await listStatements(services, { brand, page, perPage });
  return { data: { account, mapping, statements: items }, meta: pageMetaOf({ page, perPage, total }) };
});

export const POST = endpoint(statementsContract, async ({ query, body }, { services, operator }) => {
  const { errors, ...imported } = await takeStatement(services, {
    brand: brandOf(operator, query.brand),
    operator,
    fileName: body.file_name,
    text: body.csv,
    mapping: readMapping(body.mapping),
  });
  return { data: { ...imported, errors: [...errors] } };
});
