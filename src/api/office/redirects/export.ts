import { exportRedirects } from '#domain/content/seo/redirect-files.ts';
import { brandOf } from '../brand-of.ts';
import { officeEndpoint } from '../office-endpoint.ts';
import { exportRedirectsContract } from './export.contract.ts';

export const GET = officeEndpoint(exportRedirectsContract, async ({ query }, { services, operator }) => {
  const { brand: asked, ...filter } = query;
  const brand = brandOf(operator, asked);
  return {
    data: null,
    file: { name: `${brand}-redirects.csv`, rows: exportRedirects(services, { brand, ...filter }) },
  };
});
