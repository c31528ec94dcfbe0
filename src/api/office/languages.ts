import { endpoint } from '#api/endpoint.ts';
import { showLanguages } from '#domain/operations/setting/show-languages.ts';
import { brandOf } from './brand-of.ts';
import { officeLanguagesContract } from './languages.contract.ts';

export const GET = endpoint(officeLanguagesContract, async ({ query }, { services, operator }) => ({
  data: await showLanguages(services, brandOf(operator, query.brand)),
}));
