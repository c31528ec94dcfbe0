import type { z } from 'zod';
import type { modelCompareContract } from '#api/custom-strategy-model/compare.contract.ts';
import type { modelEstimateContract } from '#api/custom-strategy-model/estimate.contract.ts';
import type { modelQuotaSchema } from '#api/custom-strategy-model/list.contract.ts';
import type { ModelRow } from '#api/custom-strategy-model/model.contract.ts';
import type { ModelPick } from '#api/custom-strategy-model/model-pick.contract.ts';
import type {
  modelFieldSchema,
  modelOptionSchema,
} from '#api/custom-strategy-model/options/[field].contract.ts';
import type { modelShowContract } from '#api/custom-strategy-model/show/[id].contract.ts';
import type { ModelQueryOf } from './model-query.ts';

export type Quota = z.output<typeof modelQuotaSchema>;
export type ModelField = z.output<typeof modelFieldSchema>;
export type ModelOption = z.output<typeof modelOptionSchema>;
export type Estimate = z.output<typeof modelEstimateContract.data>;
export type ShownModel = z.output<typeof modelShowContract.data>;
export type Comparison = z.output<typeof modelCompareContract.data>;
export type Model = ShownModel['model'];

export type ListContent = {
  readonly view: 'list';
  readonly query: ModelQueryOf<'list'>;
  readonly rows: readonly ModelRow[];
  readonly lastPage: number;
  readonly quota: Quota;
};

export type NewContent = {
  readonly view: 'new';
  readonly query: ModelQueryOf<'new'>;
  readonly options: Readonly<Record<ModelField, readonly ModelOption[]>>;
  /** Null while one of the three choices that have to be made is open. */
  readonly estimate: Estimate | null;
  readonly quota: Quota;
  /** What the model that is copied is called; null where none is. */
  readonly cloneName: string | null;
};

export type ShowContent = {
  readonly view: 'show';
  readonly query: ModelQueryOf<'show'>;
  /** Now, as the server saw it. */
  readonly now: string;
  readonly shown: ShownModel;
  readonly picks: { readonly rows: readonly ModelPick[]; readonly total: number; readonly lastPage: number };
};

export type CompareContent = {
  readonly view: 'compare';
  readonly query: ModelQueryOf<'compare'>;
  /** Every model of the member that can be chosen. */
  readonly models: readonly { readonly id: string; readonly name: string }[];
  readonly comparison: Comparison | null;
};

/** What the page shows: one of its four views. */
export type ModelContent = ListContent | NewContent | ShowContent | CompareContent;
