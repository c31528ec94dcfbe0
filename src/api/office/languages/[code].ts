import { endpoint } from '#api/endpoint.ts';
import { changeLanguage } from '#domain/operations/setting/change-language.ts';
import { brandOf } from '../brand-of.ts';
import { changeLanguageContract } from './[code].contract.ts';

export const POST = endpoint(
  changeLanguageContract,
  async ({ params, query, body }, { services, operator }) => {
    const brand = brandOf(operator, query.brand);
    return { data: { version: await changeLanguage(services, { brand, operator, ...params, ...body }) } };
  },
);
