import { modelsContract } from '#api/office/models.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The registry, the newest model of each sport first. */
export async function loadModels(page: OfficePage) {
  const [{ data: registry }, messages] = await Promise.all([
    page.ask(modelsContract),
    page.messages(['office-models', 'sport'], (t) => t('office-models.title')),
  ]);
  return { ...messages, ...registry };
}

type ModelsData = Awaited<ReturnType<typeof loadModels>>;
export type ModelRow = ModelsData['models'][number];
export type Training = ModelsData['trainings'][number];
