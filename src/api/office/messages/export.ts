import { endpoint } from '#api/endpoint.ts';
import { exportMessages } from '#domain/content/wording/export-messages.ts';
import { brandOf } from '../brand-of.ts';
import { exportMessagesContract } from './export.contract.ts';

export const GET = endpoint(exportMessagesContract, async ({ query }, { services, operator }) => {
  const { brand: asked, ...filter } = query;
  const brand = brandOf(operator, asked);
  const rows = exportMessages(services, { brand, ...filter });
  return { data: null, file: { name: `${brand}-messages.csv`, content: rows } };
});
