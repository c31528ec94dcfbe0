import { endpoint } from '#api/endpoint.ts';
import { askTraining } from '#domain/forecasting/models/ask-training.ts';
import { trainingView } from '#domain/forecasting/models/show-registry.ts';
import { feedSource } from '#domain/forecasting/sport/feed-source.ts';
import { brandOf } from '../brand-of.ts';
import { trainingsContract } from './trainings.contract.ts';

export const POST = endpoint(trainingsContract, async ({ query, body }, { services, operator }) => {
  brandOf(operator, query.brand);
  const { sport, time_limit_s: timeLimitS, reason: note, ...hyperParameters } = body;
  const source = feedSource(services);
  const row = await askTraining(services, { source, sport, hyperParameters, timeLimitS, note, operator });
  return { data: trainingView(row) };
});
