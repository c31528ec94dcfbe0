import type { z } from 'zod';
import type { hyperParametersSchema } from '#api/office/models.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';

/** What a model is trained with, in one line. */
export function useRecipe(): (parameters: z.infer<typeof hyperParametersSchema>) => string {
  const { t } = useLanguage<'office-models'>();
  return ({ seed, minimum_games: games, trees, history_from: from }) =>
    [
      t('office-models.recipeGames', { games }),
      t(trees ? 'office-models.recipeTrees' : 'office-models.recipeRidge'),
      from === null ? t('office-models.recipeAll') : t('office-models.recipeFrom', { from }),
      t('office-models.recipeSeed', { seed: String(seed) }),
    ].join(' · ');
}
