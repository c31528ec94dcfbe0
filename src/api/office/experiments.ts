import type { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { findTestedText } from '#domain/content/experiment/experiment-texts.ts';
import { listExperiments } from '#domain/content/experiment/list-experiments.ts';
import { planExperiment, type Subject } from '#domain/content/experiment/plan-experiment.ts';
import { AppError } from '#platform/app-error.ts';
import { openBrand } from '../get-brand.ts';
import { pageMetaOf } from '../page-meta.ts';
import { brandOf } from './brand-of.ts';
import { experimentView } from './experiment-view.ts';
import { experimentsContract, newExperimentContract } from './experiments.contract.ts';

export const GET = endpoint(experimentsContract, async ({ query }, { services, operator }) => {
  const { page, per_page: perPage, brand: asked } = query;
  const brand = brandOf(operator, asked);
  const { items, total } = await listExperiments(services, { brand, page, perPage });
  return { data: items.map(experimentView), meta: pageMetaOf({ page, perPage, total }) };
});

export const POST = endpoint(newExperimentContract, async ({ query, body }, { services, operator }) => {
  const brand = await openBrand(services, brandOf(operator, query.brand));
  const { place, goal, why } = body;
  const subject = subjectOf(body);
  const { id } = await planExperiment(services, { brand, operator, place, goal, why, subject });
  return { data: { id } };
});

/** What is tried, with what its kind needs. */
function subjectOf(body: z.infer<typeof newExperimentContract.body>): Subject {
  if (body.kind === 'count') return { kind: 'count', days: body.days ?? missing('days') };
  const differenceBp = body.difference_bp ?? missing('difference_bp');
  if (body.kind === 'layout') {
    return { kind: 'layout', layout: body.layout ?? missing('layout'), differenceBp };
  }
  const key = findTestedText(body.key ?? null) ?? missing('key');
  return { kind: 'text', key, texts: body.texts ?? {}, differenceBp };
}

function missing(field: string): never {
  const key = 'office.experiments.choose';
  throw new AppError('invalid', `${field} is missing`, { fields: { [field]: [{ key }] } });
}
