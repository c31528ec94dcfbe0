import { listModelOptions } from '#domain/custom-models/list-model-options.ts';
import { endpoint } from '../../endpoint.ts';
import { modelOptionsContract } from './[field].contract.ts';

/** The fields by the names that their messages have. */
const MESSAGES = {
  category: 'category',
  sport: 'sport',
  league: 'league',
  strategy: 'strategy',
  day: 'day',
  model_data: 'modelData',
} as const;

export const GET = endpoint(modelOptionsContract, async ({ params, query }, { services, member, locale }) => {
  const { field } = params;
  const { q: search, model_data: modelData, ...rest } = query;
  const data = await listModelOptions(services, {
    member,
    locale,
    field,
    search,
    choices: { ...rest, modelData },
  });
  if (data.length > 0) return { data };
  return { data, message: { key: `errors.noMatching.${MESSAGES[field]}` } };
});
