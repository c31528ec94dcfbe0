import { exportSeoTexts } from '#domain/content/seo/export-seo-texts.ts';
import { shopOf } from '../../shop-of.ts';
import { brandOf } from '../brand-of.ts';
import { officeEndpoint } from '../office-endpoint.ts';
import { exportSeoContract } from './export.contract.ts';

export const GET = officeEndpoint(exportSeoContract, async ({ query }, { services, operator }) => {
  const brand = shopOf(brandOf(operator, query.brand));
  return {
    data: null,
    file: { name: `${brand.key}-seo.csv`, rows: exportSeoTexts(services, { brand, q: query.q }) },
  };
});
