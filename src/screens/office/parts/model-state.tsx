import type { z } from 'zod';
import type { modelStateSchema } from '#api/office/models.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';

type State = z.infer<typeof modelStateSchema>;

const TONES: Readonly<Record<State, BadgeTone>> = {
  trained: 'neutral',
  shadow: 'brand',
  live: 'win',
  retired: 'neutral',
};

export function ModelState({ state }: { state: State }) {
  const { t } = useLanguage<'office-models'>();
  return <Badge tone={TONES[state]}>{t(`office-models.state.${state}`)}</Badge>;
}
