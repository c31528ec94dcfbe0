import { BET_TYPES, FEATURE_GROUPS, MODEL_STRATEGIES, modelGroups } from '@trueline/predict';
import type { ModelKind } from '#db/queries/custom-model-count.ts';
import { DEFAULT_DAYS } from './model-limits.ts';

type Choices = Omit<ModelKind, 'modelData' | 'days'> & {
  readonly days?: number | undefined;
  readonly modelData?: readonly string[] | undefined;
};

/** The kind of model that some choices make: its data in one order, and all that the sport has where nothing is said. */
export function kindOf({ days = DEFAULT_DAYS, modelData, ...rest }: Choices): ModelKind {
  const offered = modelGroups(rest.sport);
  const isMeant = (group: string) => !modelData?.length || modelData.includes(group);
  return {
    source: rest.source,
    leagueId: rest.leagueId,
    sport: rest.sport,
    category: rest.category,
    strategy: rest.strategy,
    days,
    modelData: FEATURE_GROUPS.filter((group) => offered.includes(group) && isMeant(group)),
  };
}

/** The kinds that the form offers of a league before look-back or data are changed. */
export function usualKinds(league: Pick<ModelKind, 'source' | 'leagueId' | 'sport'>): ModelKind[] {
  return MODEL_STRATEGIES.flatMap((strategy) =>
    BET_TYPES.map((category) => kindOf({ ...league, category, strategy })),
  );
}

/** Equal for two kinds that find the same picks. */
export function kindKey({ source, leagueId, category, strategy, days, modelData }: ModelKind): string {
  return [source, leagueId, category, strategy, days, modelData.join(',')].join('/');
}
