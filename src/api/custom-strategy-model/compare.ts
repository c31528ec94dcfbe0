import { compareModels } from '#domain/custom-models/compare-models.ts';
import { endpoint } from '../endpoint.ts';
import { modelCompareContract } from './compare.contract.ts';

export const GET = endpoint(modelCompareContract, async ({ query }, { services, member, locale }) => ({
  data: await compareModels(services, { member, locale, left: query.left, right: query.right }),
}));
