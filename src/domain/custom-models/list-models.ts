import { countModels, listModels } from '#db/queries/custom-model.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import { modelRowView, openBook } from './model-view.ts';
import { limitsOf } from './store-model.ts';

/** A page of the member's models, the newest first; deleted ones too where the analysis records are asked for. */
export async function listMemberModels(
  services: Services,
  options: {
    readonly member: Member;
    readonly locale: Locale;
    readonly includeDeleted: boolean;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const { member, locale, includeDeleted, page, perPage } = options;
  const { rows, total } = await listModels(services.db, {
    accountId: member.id,
    includeDeleted,
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  const book = await openBook(services, { member, locale, models: rows });
  return {
    items: rows.map((model) => modelRowView(model, book)),
    total,
    quota: await quotaOf(services, member),
  };
}

/** How many models the member has and made today, and what they may. */
export async function quotaOf({ db, clock }: Services, member: Pick<Member, 'id' | 'plan'>) {
  const limits = limitsOf(member);
  const { living, today } = await countModels(db, { accountId: member.id, day: brandDay(clock.now()) });
  return {
    used: living,
    limit: limits.living,
    limit_with_plan: limits.livingWithPlan,
    today,
    limit_a_day: limits.aDay,
  };
}
