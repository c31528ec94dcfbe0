import { localePath } from '#i18n/locale-path.ts';
import type { BetType, Method } from '#terms/bets.ts';
import type { Locale } from '#terms/locales.ts';
import type { Sport } from '#terms/sports.ts';
import { emptyDraft, type ModelQuery, modelSearch } from './model-query.ts';

/** The address of a view of the custom models. */
export function modelHref(locale: Locale, query: ModelQuery): string {
  return `${localePath(locale, '/customModel')}${modelSearch(query)}`;
}

export const listHref = (locale: Locale) => modelHref(locale, { view: 'list', page: 1, deleted: true });

export const showHref = (locale: Locale, id: string) =>
  modelHref(locale, { view: 'show', id, window: 'full', part: 'forward', page: 1 });

export const addHref = (locale: Locale) => modelHref(locale, { view: 'new', ...emptyDraft });

type Configuration = {
  readonly id: string;
  readonly sport: Sport;
  readonly league: { readonly id: string };
  readonly category: BetType;
  readonly strategy: Method;
  readonly days: number;
  readonly model_data: readonly string[];
};

/** The form of a new model that begins with the choices of another one. */
export const cloneHref = (locale: Locale, model: Configuration) =>
  modelHref(locale, {
    view: 'new',
    sport: model.sport,
    league: model.league.id,
    category: model.category,
    strategy: model.strategy,
    days: String(model.days),
    data: model.model_data,
    cloneOf: model.id,
  });
