import { endpoint } from '#api/endpoint.ts';
import { exportRedirects } from '#domain/content/seo/redirect-files.ts';
import { brandOf } from '../brand-of.ts';
import { exportRedirectsContract } from './export.contract.ts';

export const GET = endpoint(exportRedirectsContract, async ({ query }, { services, operator }) => {
  const { brand: asked, ...filter } = query;
  const brand = brandOf(operator, asked);
  return {
    data: null,
    file: { name: `${brand}-redirects.csv`, content: exportRedirects(services, { brand, ...filter }) },
  };
});
