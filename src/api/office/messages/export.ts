import { exportMessages } from '#domain/content/wording/export-messages.ts';
import { brandOf } from '../brand-of.ts';
import { officeEndpoint } from '../office-endpoint.ts';
import { exportMessagesContract } from './export.contract.ts';

export const GET = officeEndpoint(exportMessagesContract, async ({ query }, { services, operator }) => {
  const { brand: asked, ...filter } = query;
  const brand = brandOf(operator, asked);
  const rows = exportMessages(services, { brand, ...filter });
  return { data: null, file: { name: `${brand}-messages.csv`, rows } };
});
