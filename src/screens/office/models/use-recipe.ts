import { useLanguage } from '#i18n/language-provider.tsx';
import type { ModelRow } from './data.server.ts';

/** What a model is trained with, in one line. */
export function useRecipe(): (parameters: ModelRow['hyper_parameters']) => string {
  const { t } = useLanguage<'office-models'>();
  return ({ seed, minimum_games: games, trees, history_from: from }) =>
    [
      t('office-models.recipeGames', { games }),
      t(trees ? 'office-models.recipeTrees' : 'office-models.recipeRidge'),
      from === null ? t('office-models.recipeAll') : t('office-models.recipeFrom', { from }),
      t('office-models.recipeSeed', { seed: String(seed) }),
    ].join(' · ');
}
