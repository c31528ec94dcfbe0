import { endpoint } from '#api/endpoint.ts';
import { showOfficeBrand } from '#domain/operations/brand/list-office-brands.ts';
import { readStartingPrices, readStoredBrand } from '#domain/operations/brand/read-stored-brand.ts';
import { takeInLogo } from '#domain/operations/brand/take-in-logo.ts';
import { changeBrand } from '#domain/operations/brand/write-brand.ts';
import { AppError } from '#platform/app-error.ts';
import { readBrandForm } from '../read-brand-form.ts';
import { changeBrandContract, officeBrandContract } from './[key].contract.ts';

export const GET = endpoint(officeBrandContract, async ({ params }, { services, operator }) => {
  const { row, ...shown } = await showOfficeBrand(services, { key: params.key, operator });
  const brand = readStoredBrand(row);
  if (brand === null) throw new AppError('internal', `the brand ${row.key} cannot be read`);
  const { theme, ...face } = brand.look;
  const texts = Object.entries(brand.texts).map(([locale, { tagline = '', headline = '' }]) => [
    locale,
    { tagline, headline },
  ]);
  return {
    data: {
      ...shown,
      is_program: false,
      legal_entity: brand.legalEntity,
      primary_language: brand.primaryLanguage,
      texts: Object.fromEntries(texts),
      look: { ...theme, ...face },
      prices: readStartingPrices(row),
      logo: row.logo.toString('base64'),
    },
  };
});

export const POST = endpoint(changeBrandContract, async ({ params, body }, { services, operator }) => {
  const { key } = params;
  await showOfficeBrand(services, { key, operator });
  const written = readBrandForm(body, { key, env: services.env });
  const logo = body.logo === null ? null : await takeInLogo(Buffer.from(body.logo, 'base64'));
  const change = { operator, key, version: body.version, written, logo };
  return { data: { version: await changeBrand(services, change) } };
});
