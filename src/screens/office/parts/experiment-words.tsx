import { useLanguage } from '#i18n/language-provider.tsx';
import { type EXPERIMENT_KINDS, type ExperimentState, LAYOUTS } from '#terms/experiments.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';

export function Lead() {
  const { t } = useLanguage<'office-experiments'>();
  return t('office-experiments.lead');
}

const STATES = { planned: 'neutral', running: 'brand', ended: 'neutral' } as const satisfies Record<
  ExperimentState,
  BadgeTone
>;

export function StateBadge({ state }: { state: ExperimentState }) {
  const { t } = useLanguage<'office-experiments'>();
  return <Badge tone={STATES[state]}>{t(`office-experiments.states.${state}`)}</Badge>;
}

type Subject = {
  readonly kind: (typeof EXPERIMENT_KINDS)[number];
  readonly key: string | null;
  readonly layout: string | null;
};

/** What a test tries, in one line. */
export function useSubject(): (experiment: Subject) => string {
  const { t } = useLanguage<'office-experiments'>();
  return ({ kind, key, layout }) => {
    const order = LAYOUTS.find((one) => one === layout);
    if (order !== undefined) return t(`office-experiments.layouts.${order}`);
    return key ?? t(`office-experiments.kinds.${kind}`);
  };
}
