import { listModels } from '#db/queries/custom-model.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import { listModelPicks } from './list-model-picks.ts';
import { modelRowView, openBook } from './model-view.ts';

/** More than any member can have: twenty a day for fifty years. */
const ALL = 365_000;

/**
 * All models that a member ever made, deleted ones too, each with its figures and every pick behind them. What they may not see
 * on the pages they do not get here either: the picks of a lock-box that they have not opened, and those of games to come.
 */
export async function exportModels(
  services: Services,
  options: { readonly member: Member; readonly locale: Locale },
) {
  const { member, locale } = options;
  const page = { accountId: member.id, includeDeleted: true, limit: ALL, offset: 0 };
  const { rows } = await listModels(services.db, page);
  const book = await openBook(services, { member, locale, models: rows });
  const exported = [];
  for (const model of rows) {
    const picks = async (part: 'forward' | 'backtest' | 'lock_box') =>
      (await listModelPicks(services, { member, id: model.id, part, locale, page: 1, perPage: ALL })).items;
    exported.push({
      ...modelRowView(model, book),
      picks: {
        forward: await picks('forward'),
        backtest: await picks('backtest'),
        lock_box: await picks('lock_box'),
      },
    });
  }
  return exported;
}
