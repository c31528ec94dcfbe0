import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { Translate } from '#i18n/t.ts';
import {
  type EXPERIMENT_KINDS,
  type ExperimentGoal,
  type ExperimentPlace,
  type ExperimentState,
  LAYOUTS,
} from '#terms/experiments.ts';
import type { Locale } from '#terms/locales.ts';
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
  readonly texts: { readonly a: Readonly<Record<Locale, string>> } | null;
  readonly layout: string | null;
};

type Language = { readonly locale: Locale; readonly t: Translate<'office-experiments'> };

const MAX_CHARACTERS = 90;

/** Words of a page as far as they fit into a line. */
export function shortText(text: string): string {
  const signs = [...text];
  return signs.length <= MAX_CHARACTERS ? text : `${signs.slice(0, MAX_CHARACTERS).join('').trimEnd()}…`;
}

/** What a test tries, in one line: the words that it would change, as the operator's readers see them. */
export function subjectOf({ kind, texts, layout }: Subject, { t, locale }: Language): string {
  const order = LAYOUTS.find((one) => one === layout);
  if (order !== undefined) return t(`office-experiments.layouts.${order}`);
  if (texts === null) return t(`office-experiments.kinds.${kind}`);
  return t('office-experiments.words', { words: shortText(texts.a[locale]) });
}

/** Where a test runs, and what a visitor is hoped to do. */
export function PlaceAndGoal({ experiment: { place, goal } }: { experiment: Placed }) {
  const { t } = useLanguage<'office-experiments'>();
  return `${t(`office-experiments.places.${place}`)} · ${t(`office-experiments.goals.${goal}`)}`;
}

/** How many have come, of those that were planned; more than planned are not a part of them. */
export function Visitors({ count, planned }: { count: number; planned: number | null }) {
  const { t } = useLanguage<'office-experiments'>();
  if (planned === null) return formatNumber(count);
  return t(count > planned ? 'office-experiments.pastPlanned' : 'office-experiments.ofPlanned', {
    count: formatNumber(count),
    planned: formatNumber(planned),
  });
}

type Placed = { readonly place: ExperimentPlace; readonly goal: ExperimentGoal };
