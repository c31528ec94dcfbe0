import { brands, findBrand } from '#brands/index.ts';
import { listOfficeBrands } from '#domain/operations/brand/list-office-brands.ts';
import { takeInLogo } from '#domain/operations/brand/take-in-logo.ts';
import { makeBrand } from '#domain/operations/brand/write-brand.ts';
import { AppError } from '#platform/app-error.ts';
import { endpoint } from '../endpoint.ts';
import { brandOf } from './brand-of.ts';
import { brandsContract, newBrandContract } from './brands.contract.ts';
import { readBrandForm } from './read-brand-form.ts';

export const GET = endpoint(brandsContract, async (_input, { services, operator }) => {
  const ours = brands.filter(({ key }) => operator.brands.includes(key));
  const stored = await listOfficeBrands(services, operator);
  return {
    data: [
      ...ours.map(({ key, name, hosts, jurisdiction, languages }) => ({
        key,
        state: 'live' as const,
        is_program: true,
        name,
        hosts: [...hosts],
        jurisdiction,
        languages: [...languages],
        made_by: null,
        made_at: null,
        version: 0,
        requests: [],
      })),
      ...stored.map((brand) => ({ ...brand, is_program: false })),
    ],
  };
});

export const POST = endpoint(newBrandContract, async ({ query, body }, { services, operator }) => {
  const madeFor = brandOf(operator, query.brand);
  const { key } = body;
  if (findBrand(key) !== null)
    throw new AppError('conflict', 'a key of another brand', {
      fields: { key: [{ key: 'office.brands.keyTaken' }] },
    });
  const written = readBrandForm(body, { key, env: services.env });
  const logo = await takeInLogo(Buffer.from(body.logo, 'base64'));
  await makeBrand(services, { operator, madeFor, key, written, logo });
  return { data: { key } };
});
