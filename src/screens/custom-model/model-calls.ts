import { modelDeleteContract } from '#api/custom-strategy-model/delete/[id].contract.ts';
import { modelLockBoxContract } from '#api/custom-strategy-model/lock-box/[id].contract.ts';
import { MODEL_DATA, MODEL_DAYS } from '#api/custom-strategy-model/model.contract.ts';
import { modelStoreContract } from '#api/custom-strategy-model/store.contract.ts';
import type { Locale } from '#terms/locales.ts';
import type { CallFailure } from '../api-client.ts';
import { browserClient } from '../browser-client.ts';
import type { ModelDraft } from './model-query.ts';

export type NamedDraft = ModelDraft & { readonly name: string };

/** What a member can ask for on this page. Loaded with its first use. */
export function modelCalls(locale: Locale) {
  const client = browserClient(locale);
  return {
    store: async (draft: NamedDraft, idempotencyKey: string) => {
      const body = bodyOf(draft);
      return body === null ? OPEN_CHOICE : client.call(modelStoreContract, { body, idempotencyKey });
    },
    remove: (id: string) => client.call(modelDeleteContract, { params: { id } }),
    openLockBox: (id: string) => client.call(modelLockBoxContract, { params: { id }, body: {} }),
  };
}

/** The form asks for the three choices before it sends anything; without them there is nothing to be sent. */
const OPEN_CHOICE: CallFailure = { status: false, code: 422, msg: {}, data: null };

function bodyOf({ category, league, strategy, sport, days, data, cloneOf, name }: NamedDraft) {
  if (category === null || league === null || strategy === null) return null;
  return {
    category,
    league,
    strategy,
    sport,
    clone_of: cloneOf,
    name: name === '' ? null : name,
    days: MODEL_DAYS.find((one) => String(one) === days) ?? null,
    model_data: data.length === 0 ? null : MODEL_DATA.filter((id) => data.includes(id)),
  };
}
