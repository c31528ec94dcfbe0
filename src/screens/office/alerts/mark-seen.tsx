import { useRevalidator } from 'react-router';
import { alertsSeenContract } from '#api/office/alerts/seen.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import type { Alert } from './data.server.ts';

/** Takes the count beside the bell away; the alerts themselves close when their cause has gone. */
export function MarkSeen({ alerts }: { alerts: readonly Alert[] }) {
  const { t } = useLanguage<'office-alerts'>();
  const call = useOfficeCall();
  const { revalidate } = useRevalidator();
  if (alerts.every(({ seen, closed_at: closedAt }) => seen || closedAt !== null)) return null;
  return (
    <Button
      size="small"
      onClick={async () => {
        await call(alertsSeenContract, { body: {} });
        await revalidate();
      }}
    >
      {t('office-alerts.markSeen')}
    </Button>
  );
}
