import { isSiteAlert } from '#i18n/alert-text.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Panel } from '../panel.tsx';
import type { NotificationsData } from './data.server.ts';

/** What the operator's role is notified of, and what of it is sent at any hour. */
export function KindList({ kinds }: Pick<NotificationsData, 'kinds'>) {
  const { t } = useLanguage<'office-notifications' | 'alerts'>();
  return (
    <Panel title={t('office-notifications.kinds.title')}>
      <p className="text-14 text-ink-2">
        {t(kinds.length === 0 ? 'office-notifications.kinds.none' : 'office-notifications.kinds.text')}
      </p>
      <ul className="grid gap-1.5 text-14">
        {kinds.map(({ kind, is_urgent: isUrgent }) =>
          isSiteAlert(kind) ? (
            <li key={kind} className="flex flex-wrap items-center gap-2">
              {t(`alerts.title.${kind}`)}
              {isUrgent ? <Badge tone="warn">{t('office-notifications.kinds.urgent')}</Badge> : null}
            </li>
          ) : null,
        )}
      </ul>
    </Panel>
  );
}
