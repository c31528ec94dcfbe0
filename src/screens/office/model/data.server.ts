import { modelContract } from '#api/office/models/[id].contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** One model with its scores, its history and, where it was one, the shadow beside the live model. */
export async function loadModel(page: OfficePage, id: string) {
  const { data: model } = await page.ask(modelContract, { params: { id } });
  return { ...(await page.messages(['office-models', 'sport'], () => model.name)), model };
}

export type Model = Awaited<ReturnType<typeof loadModel>>['model'];
export type Comparison = NonNullable<Model['comparison']>;
