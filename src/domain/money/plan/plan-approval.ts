import { z } from 'zod';
import { findPlan } from '#db/queries/plan.ts';
import { approvable } from '#domain/foundation/approval/approvable.ts';
import type { Change } from '#domain/foundation/approval/described-request.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { changePlan } from './change-plan.ts';

/** Another name, rank or sale of a plan. */
export const planApproval = approvable({
  kind: 'plan',
  ask: 'plans.propose',
  decide: 'plans.decide',
  payload: z.strictObject({
    on_sale: z.boolean().optional(),
    rank: z.int().min(1).max(99).optional(),
    names: z.partialRecord(z.enum(LOCALES), z.string().trim().min(1).max(60)).optional(),
    /** The version of the plan that was seen by the operator who asks. */
    version: z.int().min(1),
  }),
  async apply(_services, tx, { request, payload: { version, names, rank, on_sale: onSale } }) {
    const changes = {
      ...(names === undefined ? {} : { names }),
      ...(rank === undefined ? {} : { rank }),
      ...(onSale === undefined ? {} : { onSale }),
    };
    return changePlan(tx, { brand: request.brand, planId: Number(request.subjectId), version, changes });
  },
  async describe({ db }, { row, locale, payload: { names = {}, rank, on_sale: onSale } }) {
    const plan = await findPlan(db, { id: Number(row.subjectId), brand: row.brand });
    if (plan === null) return null;
    const written: Readonly<Partial<Record<Locale, string>>> = plan.names;
    const changes = LOCALES.flatMap((language): Change[] => {
      const after = names[language];
      if (after === undefined) return [];
      return [{ field: `name_${language}`, type: 'text', before: written[language] ?? null, after }];
    });
    if (rank !== undefined) changes.push({ field: 'rank', type: 'number', before: plan.rank, after: rank });
    if (onSale !== undefined) {
      changes.push({ field: 'on_sale', type: 'flag', before: plan.onSale, after: onSale });
    }
    return {
      subject: { kind: 'plan', id: String(plan.id), label: localText(plan.names, locale) },
      changes,
    };
  },
});
