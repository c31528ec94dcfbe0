import type { ReactNode } from 'react';
import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useOffice, useOfficeHref } from '../frame/office-context.ts';
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

/** One step below the other: what it is for, how far it is, and where it is done. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-4">
      {steps.map((step) => (
        <StepCard key={step.key} step={step} />
      ))}
    </ol>
  );
}

function StepCard({ step }: { step: Step }) {
  const { t } = useLanguage<'office-first'>();
  const { zone } = useOffice();
  const { key, state, at } = step;
  const title = t(`office-first.steps.${key}.title`);
  return (
    <li data-card data-step={key} className="grid gap-3 rounded-8 bg-surface p-4 shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-14 font-strong text-main">{title}</h2>
        <span className="flex items-center gap-2 text-12 text-ink-3">
          {at === null ? null : formatDateTime(at, zone)}
          <Badge tone={TONES[state]}>{t(`office-first.steps.states.${state}`)}</Badge>
        </span>
      </div>
      <p className="max-w-prose text-14 text-ink-2">{firstStepText(step, t)}</p>
      <StepAction step={key} />
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
