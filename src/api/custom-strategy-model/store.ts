import { storeModel } from '#domain/custom-models/store-model.ts';
import { endpoint } from '../endpoint.ts';
import { modelStoreContract } from './store.contract.ts';

export const POST = endpoint(modelStoreContract, async ({ body }, { services, member, locale }) => {
  const { name, category, sport, league, strategy, days, model_data: modelData, clone_of: cloneOf } = body;
  const { id, status, trialNo } = await storeModel(services, {
    member,
    locale,
    name,
    category,
    sport,
    league,
    strategy,
    days,
    modelData,
    cloneOf,
  });
  return { data: { id, status, trial: { no: trialNo } }, message: { key: 'errors.success.add' } };
});
