import { endpoint } from '#api/endpoint.ts';
import { exportSeoTexts } from '#domain/content/seo/export-seo-texts.ts';
import { getBrand } from '../../get-brand.ts';
import { brandOf } from '../brand-of.ts';
import { exportSeoContract } from './export.contract.ts';

export const GET = endpoint(exportSeoContract, async ({ query }, { services, operator }) => {
  const brand = getBrand(brandOf(operator, query.brand));
  return {
    data: null,
    file: { name: `${brand.key}-seo.csv`, content: exportSeoTexts(services, { brand, q: query.q }) },
  };
});
