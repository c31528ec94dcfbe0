import type { World } from './model-world.ts';
import type { Scene } from './play.ts';

const open = ['unpaid', 'reported', 'partial', 'error'];
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Where the books of a world's members, or the counts of its coupons, are not what the model makes of them. */
export async function bookErrors(scene: Scene, world: World): Promise<string[]> {
  const { $client } = scene.site.services.db;
  const errors: string[] = [];
  for (const [who, { orders }] of world.people.entries()) {
    const { rows } = await $client.query(
      `select account, sum(amount)::int as balance from ledger_posting join ledger_entry on entry_id = ledger_entry.id
       join member_order on order_id = member_order.id where account_id = $1 group by account`,
      [scene.members[who]?.id],
    );
    const books = Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
    const earned = orders.map(({ state, paid, due }) => (state === 'completed' ? Math.min(paid, due) : 0));
    const owed = orders.map(({ state, paid, due }) =>
      state === 'completed' ? Math.max(0, paid - due) : open.includes(state) ? 0 : paid,
    );
    const bank = sum(orders.map(({ paid }) => paid));
    const wanted = {
      bank,
      revenue: -sum(earned),
      owed: -sum(owed),
      member_funds: sum(earned) + sum(owed) - bank,
    };
    for (const [account, balance] of Object.entries(wanted)) {
      if ((books[account] ?? 0) !== balance) {
        errors.push(`member ${who} has ${books[account] ?? 0} in ${account} and should have ${balance}`);
      }
    }
  }
  for (const [index, code] of scene.codes.entries()) {
    const { rows } = await $client.query('select reserved, redeemed from coupon where code = $1', [code]);
    const using = world.people.flatMap(({ orders }) => orders.filter(({ coupon }) => coupon === index));
    const redeemed = using.filter(({ state }) => state === 'completed').length;
    const reserved = using.filter(({ state }) => open.includes(state)).length;
    if (rows[0]?.redeemed !== redeemed || rows[0]?.reserved !== reserved) {
      errors.push(
        `coupon ${index} counts ${rows[0]?.reserved}/${rows[0]?.redeemed}, not ${reserved}/${redeemed}`,
      );
    }
  }
  return errors;
}
