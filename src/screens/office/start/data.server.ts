import { redirect } from 'react-router';
import { alertsContract } from '#api/office/alerts.contract.ts';
import { dashboardContract } from '#api/office/dashboard.contract.ts';
import { officeMeContract } from '#api/office/me.contract.ts';
import { navFor } from '../frame/office-nav.ts';
import type { OfficePage } from '../office-page.server.ts';

/** More of them stand behind the link to all. */
const MAX_SHOWN = 5;

/** What needs a hand, and how the brand stands; whoever may not see that begins at the first page that they may. */
export async function loadStart(page: OfficePage) {
  const { data: me } = await page.ask(officeMeContract);
  const { permissions } = me.operator;
  if (permissions.includes('orders.view')) {
    const [{ data: dashboard }, { data: alerts, meta }, words] = await Promise.all([
      page.list(dashboardContract),
      page.ask(alertsContract, { query: { show: 'open', per_page: MAX_SHOWN } }),
      page.words(['office-dashboard', 'office-alerts', 'alerts'], (t) => t('office-dashboard.title')),
    ]);
    return { ...words, dashboard, open: { alerts, total: meta.total } };
  }
  const first = navFor(permissions).find(({ path }) => path !== '/office');
  if (first !== undefined) throw redirect(`${first.path}${page.url.search}`);
  return {
    ...(await page.words(['office-frame'], (t) => t('office-frame.name'))),
    dashboard: null,
    open: null,
  };
}

export type OpenAlerts = NonNullable<Awaited<ReturnType<typeof loadStart>>['open']>;
export type Dashboard = NonNullable<Awaited<ReturnType<typeof loadStart>>['dashboard']>;
