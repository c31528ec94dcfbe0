import { showLanguages } from '#domain/operations/setting/show-languages.ts';
import { brandOf } from './brand-of.ts';
import { officeLanguagesContract } from './languages.contract.ts';
import { officeEndpoint } from './office-endpoint.ts';

export const GET = officeEndpoint(officeLanguagesContract, async ({ query }, { services, operator }) => ({
  data: await showLanguages(services, brandOf(operator, query.brand)),
}));
