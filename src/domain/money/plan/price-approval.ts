import { z } from 'zod';
import { findPlan, listPriceHistory } from '#db/queries/plan.ts';
import { approvable } from '#domain/foundation/approval/approvable.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import { changePrice } from './change-price.ts';

/** A price of a plan from a moment on. */
export const priceApproval = approvable({
  kind: 'price',
  ask: 'plans.propose',
  decide: 'plans.decide',
  payload: z.strictObject({ price: z.int().min(1).max(10_000_000), valid_from: z.iso.datetime() }),
  async apply(_services, tx, { request, payload: { price, valid_from: from }, now }) {
    const { brand, subjectId } = request;
    return changePrice(tx, { brand, planId: Number(subjectId), price, validFrom: new Date(from), now });
  },
  async describe({ db }, { row, locale, now, payload: { price, valid_from: from } }) {
    const plan = await findPlan(db, { id: Number(row.subjectId), brand: row.brand });
    if (plan === null) return null;
    const history = await listPriceHistory(db, [plan.id]);
    const current = history
      .filter(({ validFrom }) => validFrom <= now)
      .toSorted((a, b) => b.validFrom.getTime() - a.validFrom.getTime())[0];
    return {
      subject: { kind: 'plan', id: String(plan.id), label: localText(plan.names, locale) },
      changes: [
        { field: 'price', type: 'money', before: current?.priceMinor ?? plan.priceMinor, after: price },
        { field: 'price_from', type: 'instant', before: null, after: from },
      ],
    };
  },
});
