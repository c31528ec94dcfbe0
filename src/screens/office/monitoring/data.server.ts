import { monitoringContract } from '#api/office/monitoring.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** What the live forecasts came to, for the window and the league that the address names. */
export async function loadMonitoring(page: OfficePage) {
  const [{ data: monitoring }, messages] = await Promise.all([
    page.list(monitoringContract),
    page.messages(['office-monitoring'], (t) => t('office-monitoring.title')),
  ]);
  return { ...messages, monitoring };
}

export type Monitoring = Awaited<ReturnType<typeof loadMonitoring>>['monitoring'];
export type Measure = Monitoring['leagues'][number]['measures'][number];
export type Metric = Measure['metric'];
