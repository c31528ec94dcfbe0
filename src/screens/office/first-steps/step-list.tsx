import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { OfficeTime } from '../office-time.tsx';
import { firstStepText } from '../parts/first-step-text.ts';
import { SendTestEmail } from '../trials/send-test-email.tsx';
import { TestKey } from '../trials/test-key.tsx';
import type { FirstStepsData } from './data.server.ts';

type Step = FirstStepsData['steps'][number];

const TONES: Readonly<Record<Step['state'], BadgeTone>> = {
  done: 'win',
  waiting: 'neutral',
  open: 'warn',
  failed: 'lose',
  unset: 'warn',
};

const PAGES = {
  brand: '/office/brands',
  legal: '/office/legal',
  bank_account: '/office/bank-accounts',
  leagues: '/office/leagues',
} as const;

/** One step a row: what it is for, how far it is, and where it is done. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol
      data-card
      className="overflow-hidden rounded-8 rounded-t-none border-t-2 border-main bg-surface shadow-card"
    >
      {steps.map((step) => (
        <StepRow key={step.key} step={step} />
      ))}
    </ol>
  );
}

function StepRow({ step }: { step: Step }) {
  const { t } = useLanguage<'office-first'>();
  const { key, state, at } = step;
  const title = t(`office-first.steps.${key}.title`);
  return (
    <li
      data-step={key}
      className="grid items-start gap-x-6 gap-y-2 border-t border-line px-4 py-3 first:border-t-0 md:grid-cols-[minmax(0,3fr)_144px_minmax(0,2fr)]"
    >
      <div className="grid min-w-0 gap-0.5">
        <h2 className="text-14 font-strong text-main">{title}</h2>
        <p className="max-w-prose text-14 text-ink-2">{firstStepText(step, t)}</p>
      </div>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-3 md:grid md:justify-items-start">
        <Badge tone={TONES[state]}>{t(`office-first.steps.states.${state}`)}</Badge>
        {at === null ? null : <OfficeTime at={at} />}
      </span>
      <div className="min-w-0">
        <StepAction step={key} />
      </div>
    </li>
  );
}

function StepAction({ step }: { step: Step['key'] }): ReactNode {
  const { t } = useLanguage<'office-first'>();
  const href = useOfficeHref();
  switch (step) {
    case 'owner':
      return null;
    case 'email':
      return <SendTestEmail />;
    case 'odds_key':
      return <TestKey />;
    case 'brand':
    case 'legal':
    case 'bank_account':
    case 'leagues':
      return (
        <span>
          <LinkButton size="small" href={href(PAGES[step])}>
            {t(`office-first.steps.${step}.action`)}
          </LinkButton>
        </span>
      );
  }
}
