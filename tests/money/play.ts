import type { Envelope } from '#api/endpoint.contract.ts';
import { insertCoupon } from '#db/queries/coupon.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import { expireOrders } from '#domain/money/order/expire-orders.ts';
import { grantToMember } from '#domain/money/subscription/grant-to-member.ts';
import { newId } from '#platform/id.ts';
import { makeMember } from '#tests/support/members.ts';
import type { World } from './model-world.ts';
import type { RealSite } from './real-site.ts';
import type { Step } from './steps.ts';

/** The real people, coupons and ids behind the numbers of one world. */
export type Scene = {
  readonly site: RealSite;
  readonly startedAt: string;
  readonly members: readonly Member[];
  readonly codes: readonly string[];
  readonly keys: readonly string[];
  tokens: string[];
  operators: string[];
  orders: string[][];
  readonly lines: Map<number, string>;
  /** The days on which they were booked. */
  readonly days: Map<number, string>;
  readonly requests: Map<number, string>;
};

export async function openScene(site: RealSite, world: World, now: number): Promise<Scene> {
  const members: Member[] = [];
  for (const { brand } of world.people) members.push((await makeMember(site.services, { brand })).member);
  const codes: string[] = [];
  for (const coupon of world.coupons) {
    const code = `C-${newId().slice(0, 13).toUpperCase()}`;
    codes.push(code);
    await insertCoupon(site.services.db, {
      id: newId(),
      brand: coupon.brand,
      code,
      type: 'fixed',
      value: coupon.fixed,
      planIds: coupon.plans.map((plan) => site.sites[coupon.brand]?.planId(plan) ?? 0),
      fromAt: new Date(now - 1000),
      untilAt: new Date(coupon.until),
      maxRedemptions: coupon.max,
      perMember: 1,
      firstOrderOnly: coupon.firstOnly,
      isPublic: false,
      status: 'active',
      reserved: 0,
      redeemed: 0,
      createdAt: new Date(now),
    });
  }
  const scene: Scene = {
    site,
    startedAt: new Date(now).toISOString(),
    members,
    codes,
    keys: [newId(), newId(), newId()],
    tokens: [],
    operators: [],
    orders: members.map(() => []),
    lines: new Map(),
    days: new Map(),
    requests: new Map(),
  };
  await signInAll(scene);
  return scene;
}

export async function signInAll(scene: Scene): Promise<void> {
  scene.operators = await scene.site.signInOperators();
  scene.tokens = await Promise.all(scene.members.map((member) => scene.site.signIn(member)));
}

export const brandOf = (scene: Scene, who: number) => scene.members[who]?.brand ?? '';

/** Does a step to the real site; answers in the model's words. */
export async function play(scene: Scene, step: Step): Promise<string> {
  const { site } = scene;
  switch (step.do) {
    case 'expire':
      await expireOrders(site.services);
      return '200';
    case 'grant': {
      const { brand = '', email = '' } = scene.members[step.who] ?? {};
      await grantToMember(site.services, { brand, email, days: step.days, reason: 'goodwill' });
      return '200';
    }
    case 'stray': {
      const brand = brandOf(scene, step.who) === 'blue' ? 'orange' : 'blue';
      return word(await site.call({ brand, path: '/api/subscribe/latest', token: scene.tokens[step.who] }));
    }
    case 'order':
    case 'check':
    case 'cancel':
    case 'report':
    case 'break':
      return playMember(scene, step);
    default:
      return playOffice(scene, step);
  }
}

type MemberStep = Extract<Step, { do: 'order' | 'check' | 'cancel' | 'report' | 'break' }>;

async function playMember(scene: Scene, step: MemberStep): Promise<string> {
  const { site } = scene;
  const actor = 'by' in step ? step.by : step.who;
  // Anyone who lays their hand on another member's order does so at that order's brand if they can.
  const brand = brandOf(scene, actor);
  const sells = site.sites[brand];
  const post = (path: string, body: unknown, key?: string) =>
    site.call({ brand, path: `/api${path}`, body, token: scene.tokens[actor], key });
  const key = 'key' in step && step.key !== null ? scene.keys[step.key] : undefined;
  switch (step.do) {
    case 'order': {
      const code = step.coupon === null ? undefined : scene.codes[step.coupon];
      const terms = { agree: true, terms_version: sells?.termsVersion };
      const coupon = step.coupon === null ? {} : { coupon_code: code ?? 'NO-SUCH-CODE' };
      const answer = await post(
        '/subscribe',
        { plan_id: sells?.planId(step.plan), ...coupon, ...terms },
        key,
      );
      return word(answer, ` ${Object(answer.data).order?.amount}`);
    }
    case 'check': {
      const code = scene.codes[step.coupon] ?? 'NO-SUCH-CODE';
      const answer = await post('/ai-coupon/check', { code, plan_id: sells?.planId(step.plan) });
      return word(answer, ` ${Object(answer.data).reason ?? 'valid'}`);
    }
    case 'cancel': {
      if (step.order !== null) {
        return word(await post('/subscribe/cancel', { order_id: orderId(scene, step.who, step.order) }));
      }
      // Whether the open order was already paid or already gone is one answer where both happen at once.
      const refused = word(await post('/subscribe/cancel', actor === step.who ? {} : { order_id: newId() }));
      return refused === '409' ? '404' : refused;
    }
    case 'report': {
      const report = { last5: '12345', amount: 3000, paid_at: scene.startedAt, note: '' };
      return word(await post(`/subscribe/report/${orderId(scene, step.who, step.order)}`, report, key));
    }
    case 'break':
      return word(await post('/me/break', { days: step.days }));
  }
}

async function playOffice(
  scene: Scene,
  step: Exclude<Step, MemberStep | { do: 'expire' | 'grant' | 'stray' }>,
) {
  const brand = step.do === 'book' ? step.brand : 'who' in step ? brandOf(scene, step.who) : 'blue';
  const token = scene.operators['by' in step ? step.by : 0];
  const post = (path: string, body: unknown) =>
    scene.site.call({ brand: 'blue', path: `/office/api${path}?brand=${brand}`, body, token });
  const money = 'money' in step && step.money !== null ? { money: moneyBody(scene, step.money) } : {};
  const order = 'order' in step ? `/orders/${orderId(scene, step.who, step.order)}` : '';
  switch (step.do) {
    case 'book': {
      const memo = `${scene.keys[0]} ${step.line}`;
      const day = scene.days.get(step.line) ?? today(scene);
      scene.days.set(step.line, day);
      // Its account ends otherwise than what members report, so that no payment finds its line by itself.
      const csv = `booking_date,amount,memo,counter_account\n${day},${step.amount},${memo},822-00000`;
      const answer = await post('/statements', { file_name: 'bank.csv', csv });
      return word(answer, ` ${Object(answer.data).added}`);
    }
    case 'confirm': {
      const answer = await post(`${order}/confirm`, money);
      return word(answer, ` ${Object(answer.data).outcome}`);
    }
    case 'owe': {
      const answer = await post(`${order}/owed`, money);
      return word(answer, ` ${Object(answer.data).outcome}`);
    }
    case 'reject':
      return word(await post(`${order}/reject`, { reason: 'no such transfer' }));
    case 'ask': {
      const answer = await post(`${order}/${step.kind}`, { reason: 'looked into it', ...money });
      if (answer.http_code === 200) scene.requests.set(step.id, Object(answer.data).id);
      return word(answer);
    }
    case 'decide': {
      const decision = step.approve ? 'approved' : 'refused';
      return word(await post(`/approvals/${scene.requests.get(step.id) ?? newId()}`, { decision }));
    }
  }
}

const orderId = (scene: Scene, who: number, order: number) => scene.orders[who]?.[order] ?? newId();
const moneyBody = (scene: Scene, money: { line: number } | { amount: number; reference: string }) =>
  'line' in money
    ? { bank_line_id: scene.lines.get(money.line) ?? newId() }
    : { amount: money.amount, reference: `${scene.keys[0]} ${money.reference}`, paid_on: today(scene) };
const today = (scene: Scene) => brandDay(scene.site.services.clock.now());

function word({ http_code: code, messages }: Envelope, detail = ''): string {
  if (code === 200) return `200${detail}`;
  return code === 422 ? `422 ${Object.keys(messages.input_validates).join(' ')}` : String(code);
}
