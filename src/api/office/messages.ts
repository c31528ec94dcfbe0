import { endpoint } from '#api/endpoint.ts';
import { changeMessage } from '#domain/content/wording/change-message.ts';
import { listMessageFiles, listMessages } from '#domain/content/wording/list-messages.ts';
import { openBrand } from '../get-brand.ts';
import { pageMetaOf } from '../page-meta.ts';
import { brandOf } from './brand-of.ts';
import { changeMessageContract, messagesContract } from './messages.contract.ts';

export const GET = endpoint(messagesContract, async ({ query }, { services, operator }) => {
  const { page, per_page: perPage, brand: asked, ...filter } = query;
  const rows = await listMessages(services, { brand: brandOf(operator, asked), ...filter });
  const messages = rows.slice((page - 1) * perPage, page * perPage);
  return {
    data: { messages, files: listMessageFiles() },
    meta: pageMetaOf({ page, perPage, total: rows.length }),
  };
});

export const POST = endpoint(changeMessageContract, async ({ query, body }, { services, operator }) => {
  const brand = await openBrand(services, brandOf(operator, query.brand));
  const { key, language: locale, text, version } = body;
  const saved = { brand, operator, locale, key, text, version };
  return { data: { version: await changeMessage(services, saved) } };
});
