import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { AlertList } from './alert-list.tsx';
import { type AlertsData, loadAlerts } from './data.server.ts';
import { MarkSeen } from './mark-seen.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadAlerts(officePage(args));
}

export default function Alerts() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} actions={<Actions alerts={data.alerts} />}>
      <AlertList {...data} />
    </OfficeScreen>
  );
}

function Actions({ alerts }: Pick<AlertsData, 'alerts'>) {
  const { t } = useLanguage<'office-alerts'>();
  const href = useOfficeHref();
  return (
    <>
      <MarkSeen alerts={alerts} />
      <LinkButton size="small" href={href('/office/notifications')}>
        {t('office-alerts.settings')}
      </LinkButton>
    </>
  );
}
