import { FEATURE_GROUPS, type ModelConfig } from '@trueline/predict';
import type { ModelRow } from '#db/queries/custom-model.ts';

/** The configuration of a stored model, as the engine reads it. */
export function configOf(
  model: Pick<ModelRow, 'sport' | 'category' | 'strategy' | 'days' | 'modelData'>,
): ModelConfig {
  const { sport, category, strategy, days, modelData } = model;
  const groups = FEATURE_GROUPS.filter((group) => modelData.includes(group));
  return { sport, category, strategy, days, groups };
}
