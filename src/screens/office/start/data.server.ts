import { redirect } from 'react-router';
import { dashboardContract } from '#api/office/dashboard.contract.ts';
import { officeMeContract } from '#api/office/me.contract.ts';
import { navFor } from '../frame/office-nav.ts';
import type { OfficePage } from '../office-page.server.ts';

/** How the brand stands; whoever may not see that begins at the first page that he may. */
export async function loadStart(page: OfficePage) {
  const { data: me } = await page.ask(officeMeContract);
  const { permissions } = me.operator;
  if (permissions.includes('orders.view')) {
    const [{ data: dashboard }, words] = await Promise.all([
      page.list(dashboardContract),
      page.words(['office-dashboard'], (t) => t('office-dashboard.title')),
    ]);
    return { ...words, dashboard };
  }
  const first = navFor(permissions).find(({ path }) => path !== '/office');
  if (first !== undefined) throw redirect(`${first.path}${page.url.search}`);
  return { ...(await page.words(['office-frame'], (t) => t('office-frame.name'))), dashboard: null };
}

export type Dashboard = NonNullable<Awaited<ReturnType<typeof loadStart>>['dashboard']>;
