import { listLanguages } from '#domain/foundation/setting/list-languages.ts';
import { languagesContract } from './ai-website-languages.contract.ts';
import { endpoint } from './endpoint.ts';

export const GET = endpoint(languagesContract, async (_input, { services, brand }) => ({
  data: await listLanguages(services, { brand }),
}));
