import { labelColon } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { WaitingTime } from '../money/waiting-time.tsx';
import { firstStepText } from '../parts/first-step-text.ts';
import type { WaitingWork } from './data.server.ts';
import { NowRow } from './now-row.tsx';

/** Something that a new site still needs, with the way to the page where it is done. */
export function NowStep({ step, now }: { step: WaitingWork['steps'][number]; now: string }) {
  const { t, locale } = useLanguage<'office-dashboard' | 'office-first'>();
  const href = useOfficeHref();
  const { key, state, at } = step;
  const title = t(`office-first.steps.${key}.title`);
  return (
    <NowRow
      age={at === null ? null : <WaitingTime since={at} now={now} isOverdue={false} />}
      what={
        <>
          <span className="font-medium">{title}</span>
          <span className="text-ink-2 max-md:hidden">
            {labelColon(locale)}
            {firstStepText(step, t)}
          </span>
        </>
      }
      verdict={
        <Badge tone={state === 'failed' ? 'lose' : 'warn'}>{t(`office-first.steps.states.${state}`)}</Badge>
      }
      action={
        <LinkButton size="small" href={href('/office/first-steps')}>
          {t('office-dashboard.now.look')}
          <span className="sr-only">: {title}</span>
        </LinkButton>
      }
    />
  );
}
