import type { Translate } from '#i18n/t.ts';
import type { TeamResult } from '#terms/results.ts';
import { FormDots } from '#ui/form-dots.tsx';

interface FormOfProps {
  /** Of the team. */
  id: string;
  form: readonly TeamResult[];
  t: Translate<'statistics'>;
}

/** The results of a team's last games, the newest last. */
export function FormOf({ id, form, t }: FormOfProps) {
  return (
    <FormDots
      label={t('statistics.columns.form')}
      results={form.map((result, index) => ({
        key: `${id} ${index}`,
        result,
        letter: t(`statistics.letters.${result}`),
        label: t(`statistics.results.${result}`),
      }))}
    />
  );
}
