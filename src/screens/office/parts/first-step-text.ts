import type { Translate } from '#i18n/t.ts';
import type { FirstStep } from '#terms/operators.ts';

/** What a step is for, and what goes on without it: with a sample in its place something else does. */
export function firstStepText(
  { key, is_sample: isSample }: { readonly key: FirstStep; readonly is_sample: boolean },
  t: Translate<'office-first'>,
): string {
  if (isSample && (key === 'bank_account' || key === 'legal'))
    return t(`office-first.steps.${key}.textSample`);
  return t(`office-first.steps.${key}.text`);
}
