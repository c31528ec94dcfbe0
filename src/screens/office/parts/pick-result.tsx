import { useLanguage } from '#i18n/language-provider.tsx';
import type { PickResult as Result } from '#terms/results.ts';
import { Badge } from '#ui/badge.tsx';

interface PickResultProps {
  result: Result;
  isWithdrawn?: boolean;
}

const TONES = {
  win: 'win',
  lose: 'lose',
  draw: 'draw',
  cancel: 'neutral',
  not_completed: 'neutral',
} as const;

/** What became of a pick, in a word. */
export function PickResult({ result, isWithdrawn = false }: PickResultProps) {
  const { t } = useLanguage<'office-results'>();
  if (isWithdrawn) return <Badge tone="warn">{t('office-results.results.withdrawn')}</Badge>;
  return <Badge tone={TONES[result]}>{t(`office-results.results.${result}`)}</Badge>;
}
