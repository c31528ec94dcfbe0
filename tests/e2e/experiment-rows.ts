import { findOperatorByEmail } from '#db/queries/operator.ts';
import type { Services } from '#domain/services.ts';
import { runCommand, withSite } from '../../scripts/operate/open-site.ts';
import { addCount, countsOf } from '../support/experiments.ts';

/** The interval as docs/experiments.md writes it, computed by the database from the rows alone. */
const INTERVAL = `
  select side.a, side.b, planned,
    round((side.b - side.a) * 100, 2) as value,
    round(((side.b - side.a) - half) * 100, 2) as low,
    round(((side.b - side.a) + half) * 100, 2) as high
  from (
    select planned_visitors as planned, a.visitors + b.visitors as t,
      a.registered::numeric / a.visitors as a, b.registered::numeric / b.visitors as b,
      (a.registered + 1)::numeric / (a.visitors + 2) as p, a.visitors as n,
      (b.registered + 1)::numeric / (b.visitors + 2) as q, b.visitors as m
    from experiment
    join experiment_count a on a.experiment_id = id and a.variant = 'a'
    join experiment_count b on b.experiment_id = id and b.variant = 'b'
    where id = $1 and a.visitors > 0 and b.visitors > 0
  ) side
  cross join lateral (select 7.936 * t / (2 * planned) as w) weight
  cross join lateral (
    select sqrt(p * (1 - p) / n + q * (1 - q) / m) * sqrt(2 * (w + 1) / w * ln(sqrt(w + 1) / 0.05)) as half
  ) width`;

/** What a journey asks of the rows of experiments; each answer is printed. */
const asked: Readonly<Record<string, (services: Services, args: readonly string[]) => Promise<object>>> = {
  /** Adds an ended count of the home page of a brand. */
  count: async (services, [brand = '', email = '']) => {
    const operator = await findOperatorByEmail(services.db, email);
    if (operator === null) throw new Error(`no operator ${email}`);
    const visits = { place: 'home', visitors: 4000, converted: 400 } as const;
    return { id: await addCount(services, { brand, operatorId: operator.id, ...visits }) };
  },
  /** Lets so many visitors of A and of B come, and some of them open an account; answers what stands there then. */
  visit: async (services, [id = '', ...counts]) => {
    await services.db.$client.query(
      `update experiment_count set visitors = visitors + came, registered = registered + stayed
       from (values ('a', $2::int, $3::int), ('b', $4::int, $5::int)) as more (side, came, stayed)
       where experiment_id = $1 and variant = side`,
      [id, ...counts],
    );
    return read(services, id);
  },
  read: (services, [id = '']) => read(services, id),
};

async function read(services: Services, id: string) {
  const { rows } = await services.db.$client.query(INTERVAL, [id]);
  return { counts: await countsOf(services, id), interval: rows[0] ?? null };
}

const [verb = '', ...args] = process.argv.slice(2);
const answer = asked[verb];
if (answer === undefined) throw new Error(`"${verb}" is none of ${Object.keys(asked).join(', ')}`);
await runCommand(() => withSite((services) => answer(services, args)));
