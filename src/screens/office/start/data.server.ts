import { redirect } from 'react-router';
import type { z } from 'zod';
import { alertsContract } from '#api/office/alerts.contract.ts';
import { approvalsContract } from '#api/office/approvals.contract.ts';
import { dashboardContract } from '#api/office/dashboard.contract.ts';
import { firstStepsContract } from '#api/office/first-steps.contract.ts';
import { officeMeContract } from '#api/office/me.contract.ts';
import { transfersContract } from '#api/office/transfers.contract.ts';
import { formatSpan } from '#i18n/format-span.ts';
import { asParagraph } from '#i18n/punctuation.ts';
import { createTranslator } from '#i18n/t.ts';
import { navFor } from '../frame/office-nav.ts';
import type { OfficeMessages, OfficePage } from '../office-page.server.ts';

/** More of them stand behind the link to all. */
const MAX_SHOWN = 5;

/** So many requests never wait at once; of them it counts those that the operator can decide on. */
const MAX_COUNTED = 100;

/** What needs a hand, and how the brand stands; anyone who may not see that begins at the first page that they may. */
export async function loadStart(page: OfficePage) {
  const { data: me } = await page.ask(officeMeContract);
  const { permissions } = me.operator;
  if (permissions.includes('orders.view')) {
    const query = { per_page: MAX_SHOWN };
    const [{ data: dashboard }, alerts, transfers, approvals, first] = await Promise.all([
      page.list(dashboardContract),
      page.ask(alertsContract, { query: { show: 'open', ...query } }),
      page.ask(transfersContract, { query }),
      permissions.includes('approvals.view')
        ? page.ask(approvalsContract, { query: { per_page: MAX_COUNTED } })
        : null,
      permissions.includes('operations.view') ? page.ask(firstStepsContract) : null,
    ]);
    const steps = first?.data.is_shown ? first.data.steps.filter(isLeft) : [];
    // Support and auditors see what waits and can do nothing about it, so it is not said to need them.
    const onlyLooks = !permissions.includes('orders.confirm');
    // What the operator asked for themselves waits for somebody else, as does what another role decides.
    const requests =
      approvals?.data.filter(({ is_own: isOwn, can }) => !isOwn && (onlyLooks || can.refuse)) ?? [];
    const now = {
      steps,
      alerts: { items: alerts.data, total: alerts.meta.total },
      transfers: { items: transfers.data, total: transfers.meta.total },
      approvals: { items: requests.slice(0, MAX_SHOWN), total: requests.length },
    };
    const count = steps.length + now.alerts.total + now.transfers.total + now.approvals.total;
    const messages = await page.messages(
      [
        'office-dashboard',
        'office-alerts',
        'office-approvals',
        'office-orders',
        'office-first',
        'alerts',
        'jobs',
      ],
      (t) => {
        if (count === 0) return t('office-dashboard.now.none');
        return t(onlyLooks ? 'office-dashboard.now.forOthers' : 'office-dashboard.now.count', { count });
      },
    );
    return { ...messages, lead: leadOf(dashboard.queue, messages), dashboard, waiting: now };
  }
  const pages = navFor(permissions).filter(({ path }) => path !== '/office');
  const first = pages.find(({ path }) => WORKPLACES.has(path)) ?? pages[0];
  if (first !== undefined) throw redirect(`${first.path}${page.url.search}`);
  return {
    ...(await page.messages(['office-frame'], (t) => t('office-frame.name'))),
    lead: undefined,
    dashboard: null,
    waiting: null,
  };
}

/** Where those begin who see no orders: a page on which they have something to do, not the first that they may read. */
const WORKPLACES: ReadonlySet<string> = new Set(['/office/news', '/office/models']);

/** What a site has from the start: a built-in brand and leagues; and without a provider's key it replays seasons. All of it may be what is wanted. */
const AT_WILL: ReadonlySet<string> = new Set(['brand', 'leagues']);

/** Whether a first step needs a hand. */
function isLeft({ key, state }: z.output<typeof firstStepsContract.data>['steps'][number]): boolean {
  if (AT_WILL.has(key)) return false;
  return state === 'open' || state === 'failed' || (state === 'unset' && key !== 'odds_key');
}

/** How the transfers stand, in a sentence; nothing where none waits. */
function leadOf({ waiting, late, oldest_minutes: oldest }: Queue, messages: OfficeMessages) {
  if (waiting === 0 || oldest === null) return undefined;
  const t = createTranslator<'office-dashboard'>(messages);
  const wait = formatSpan(oldest, messages.locale);
  const first = t('office-dashboard.now.waiting', { count: waiting, oldest: wait });
  if (late === 0) return first;
  return asParagraph(messages.locale, [first, t('office-dashboard.now.late', { count: late })]);
}

type Queue = z.output<typeof dashboardContract.data>['queue'];
export type WaitingWork = NonNullable<Awaited<ReturnType<typeof loadStart>>['waiting']>;
export type Dashboard = NonNullable<Awaited<ReturnType<typeof loadStart>>['dashboard']>;
