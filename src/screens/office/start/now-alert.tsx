import { isSiteAlert } from '#i18n/alert-text.ts';
import { labelColon } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { WaitingTime } from '../money/waiting-time.tsx';
import { useAlertText } from '../use-alert-text.ts';
import type { WaitingWork } from './data.server.ts';
import { NowRow } from './now-row.tsx';

/** Something that is wrong now, with the way to the page where it can be mended. */
export function NowAlert({ alert, now }: { alert: WaitingWork['alerts']['items'][number]; now: string }) {
  const { t, locale } = useLanguage<'office-dashboard' | 'office-alerts' | 'alerts'>();
  const textOf = useAlertText();
  const href = useOfficeHref();
  const text = textOf(alert);
  const title = isSiteAlert(alert.kind) ? t(`alerts.title.${alert.kind}`) : null;
  return (
    <NowRow
      age={<WaitingTime since={alert.opened_at} now={now} isOverdue={false} />}
      what={
        title === null ? (
          text
        ) : (
          <>
            <span className="font-medium">{title}</span>
            <span className="text-ink-2 max-md:hidden">
              {labelColon(locale)}
              {text}
            </span>
          </>
        )
      }
      verdict={
        <Badge tone={alert.severity === 'critical' ? 'lose' : 'warn'}>
          {t(`office-alerts.severity.${alert.severity}`)}
        </Badge>
      }
      action={
        <LinkButton size="small" href={alert.path.includes('?') ? alert.path : href(alert.path)}>
          {t('office-dashboard.now.look')}
          <span className="sr-only">: {title ?? text}</span>
        </LinkButton>
      }
    />
  );
}
