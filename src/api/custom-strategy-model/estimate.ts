import { estimateModel } from '#domain/custom-models/estimate-model.ts';
import { endpoint } from '../endpoint.ts';
import { modelEstimateContract } from './estimate.contract.ts';

export const GET = endpoint(modelEstimateContract, async ({ query }, { services, member, locale }) => {
  const { model_data: modelData, ...rest } = query;
  return { data: await estimateModel(services, { member, locale, choices: { ...rest, modelData } }) };
});
