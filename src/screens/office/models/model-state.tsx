import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import type { ModelRow } from './data.server.ts';

const TONES: Readonly<Record<ModelRow['state'], BadgeTone>> = {
  trained: 'neutral',
  shadow: 'brand',
  live: 'win',
  retired: 'neutral',
};

export function ModelState({ state }: Pick<ModelRow, 'state'>) {
  const { t } = useLanguage<'office-models'>();
  return <Badge tone={TONES[state]}>{t(`office-models.state.${state}`)}</Badge>;
}
