import { paymentRecordsContract } from '#api/payment-record/records.contract.ts';
import { subscriptionListContract } from '#api/subscribe.contract.ts';
import type { World } from './model-world.ts';
import { brandOf, type Scene } from './play.ts';

/**
 * What is stored of some members' orders and periods, the oldest first, with ends in whole seconds; null for the others. Learns
 * the ids of what is new. Read from the tables, because it follows every step; members' own view is compared at the end.
 */
export async function look(
  scene: Scene,
  whom: ReadonlySet<number>,
  now: number,
): Promise<(string[] | null)[]> {
  if (whom.size === 0) return scene.members.map(() => null);
  const { $client } = scene.site.services.db;
  const accounts = [scene.members.filter((_, who) => whom.has(who)).map(({ id }) => id)];
  const [orders, periods, lines] = await Promise.all([
    $client.query(
      `select id, account_id, plan ->> 'period' as plan, amount_due, amount_paid, order_status, payment_status
       from member_order where account_id = any($1) order by created_at`,
      accounts,
    ),
    $client.query(
      `select account_id, kind, plan_rank, end_at, status from subscription where account_id = any($1) order by start_at`,
      accounts,
    ),
    $client.query('select id, memo from bank_line where memo like $1', [`${scene.keys[0]} %`]),
  ]);
  for (const { id, memo } of lines.rows) scene.lines.set(Number(memo.split(' ')[1]), id);
  return scene.members.map(({ id: account }, who) => {
    if (!whom.has(who)) return null;
    const own = orders.rows.filter((row) => row.account_id === account);
    scene.orders[who] = own.map(({ id }) => id);
    const spans = periods.rows.filter((row) => row.account_id === account);
    return [
      ...own.map((row) =>
        [row.plan, row.amount_due, row.amount_paid, row.order_status, row.payment_status].join(' '),
      ),
      ...spans.map(({ kind, plan_rank: rank, end_at: end, status }) => {
        const state = status === 'active' && end.getTime() < now ? 'expired' : status;
        return `${kind} ${rank} ${Math.round(end.getTime() / 1000)} ${state}`;
      }),
    ];
  });
}

/** The same as members get it over HTTP. */
export function ask(scene: Scene): Promise<string[][]> {
  return Promise.all(
    scene.members.map(async (_, who) => {
      const get = (path: string) =>
        scene.site.call({ brand: brandOf(scene, who), path: `/api${path}`, token: scene.tokens[who] });
      const [orders, spans] = await Promise.all([
        get('/payment-record/records?per_page=100'),
        get('/subscribe?per_page=100'),
      ]);
      const all = paymentRecordsContract.data.parse(orders.data);
      const periods = subscriptionListContract.data.parse(spans.data);
      return [
        ...all
          .toSorted((a, b) => a.date.localeCompare(b.date))
          .map((order) =>
            [order.plan.period, order.amount, order.amount_paid, order.status, order.payment_status].join(
              ' ',
            ),
          ),
        ...periods
          .toSorted((a, b) => a.start_date.localeCompare(b.start_date))
          .map(({ plan, expiry_date: end, status, reason, kind }) =>
            [kind, plan.rank, Math.round(Date.parse(end) / 1000), reason ?? status].join(' '),
          ),
      ];
    }),
  );
}

/** Who of the members may read what a plan opens, as the site says and as the model does. */
export async function entitled(scene: Scene, { people }: World, now: number): Promise<boolean[][]> {
  const real = await Promise.all(
    scene.members.map(async ({ brand }, who) => {
      const answer = await scene.site.call({
        brand,
        path: '/api/subscribe/check/status',
        token: scene.tokens[who],
      });
      return Object(answer.data).entitled === true;
    }),
  );
  const answered = people.map(
    ({ spans, breakUntil }) =>
      breakUntil <= now && spans.some((span) => span.state === 'active' && now <= span.end),
  );
  return [real, answered];
}

/** The same of the model. */
export function view({ people }: World, now: number): string[][] {
  const columns = {
    completed: 'completed paid',
    cancelled: 'cancelled cancelled',
    expired: 'expired unpaid',
    failed: 'failed failed',
  };
  return people.map(({ orders, spans }) => [
    ...orders.map(
      ({ plan, due, paid, state }) =>
        `${plan} ${due} ${paid} ${state in columns ? Object(columns)[state] : `pending ${state}`}`,
    ),
    ...spans.map(({ rank, end, state, order }) => {
      const shown = state === 'active' && end < now ? 'expired' : state;
      return `${order === null ? 'granted' : 'paid'} ${rank} ${Math.round(end / 1000)} ${shown}`;
    }),
  ]);
}
