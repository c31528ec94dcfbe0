import { alertsContract } from '#api/office/alerts.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** What the operator should look at. */
export async function loadAlerts(page: OfficePage) {
  const [{ data: alerts, meta }, messages] = await Promise.all([
    page.list(alertsContract, { query: { per_page: 30 } }),
    page.messages(['office-alerts', 'alerts', 'jobs'], (t) => t('office-alerts.title')),
  ]);
  return { ...messages, alerts, meta };
}

export type AlertsData = Awaited<ReturnType<typeof loadAlerts>>;
export type Alert = AlertsData['alerts'][number];
