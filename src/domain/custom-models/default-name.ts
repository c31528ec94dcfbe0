import type { ModelRow } from '#db/queries/custom-model.ts';
import { fillText } from '#domain/foundation/text/localized-text.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import type { Locale } from '#terms/locales.ts';
import { MODEL_LIMITS } from './model-limits.ts';

type Named = Pick<ModelRow, 'category' | 'strategy' | 'days' | 'leagueId'> & { readonly league: string };

/**
 * The names that fit a model without one, the fullest first: league, category, strategy and days; then with the league's code,
 * with shorter words, and without the category. Words are left out where there is no room, figures never.
 */
export async function defaultNames(locale: Locale, options: Named): Promise<string[]> {
  const { models } = await loadMessages(locale, ['models']);
  const { option, short } = models;
  const days = String(options.days);
  const write = (league: string, category: string, strategy: string) =>
    fillText(models.defaultName, { league, category, strategy, days });
  const [category, strategy] = [
    option.category[options.category].name,
    option.strategy[options.strategy].name,
  ];
  const names = [
    write(options.league, category, strategy),
    write(options.leagueId, category, strategy),
    write(options.leagueId, short.category[options.category], short.strategy[options.strategy]),
    `${options.leagueId} · ${short.strategy[options.strategy]} · ${days}`,
  ];
  return names.filter(fits);
}

/** The fullest name itself, or the fullest for which there is room with the first number behind it that is not taken. */
export function freeName(names: readonly string[], taken: readonly string[]): string {
  const known = new Set(taken.map((one) => one.toLowerCase()));
  for (let no = 1; ; no += 1) {
    const candidate = names.map((name) => (no === 1 ? name : `${name} #${no}`)).find(fits);
    if (candidate === undefined) throw new Error('There is no room for a name.');
    if (!known.has(candidate.toLowerCase())) return candidate;
  }
}

function fits(name: string): boolean {
  return [...name].length <= MODEL_LIMITS.nameLength;
}
