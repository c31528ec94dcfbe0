import { useLanguage } from '#i18n/language-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { useAlertText } from '../use-alert-text.ts';
import type { OpenAlerts } from './data.server.ts';

/** What needs a hand now, before everything else; nothing where all is well. */
export function NeedsHand({ alerts: { alerts, total } }: { alerts: OpenAlerts }) {
  const { t } = useLanguage<'office-dashboard'>();
  const textOf = useAlertText();
  const href = useOfficeHref();
  if (alerts.length === 0) return null;
  const isCritical = alerts.some(({ severity }) => severity === 'critical');
  const more = total - alerts.length;
  return (
    <Notice tone={isCritical ? 'error' : 'warning'}>
      <p className="font-medium">{t('office-dashboard.now.title')}</p>
      <ul className="flex flex-col gap-1">
        {alerts.map((alert) => (
          <li key={alert.id}>
            {textOf(alert)}{' '}
            <TextLink href={alert.path.includes('?') ? alert.path : href(alert.path)}>
              {t('office-dashboard.now.look')}
            </TextLink>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p>
          <TextLink href={href('/office/alerts')}>{t('office-dashboard.now.more', { count: more })}</TextLink>
        </p>
      ) : null}
    </Notice>
  );
}
