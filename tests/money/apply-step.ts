import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import * as model from './model.ts';
import { couponRefusal } from './model-coupons.ts';
import { bookLine } from './model-money.ts';
import * as operators from './model-operators.ts';
import { grant, takeBreak } from './model-periods.ts';
import { ask, decide } from './model-requests.ts';
import type { GivenMoney, Money, World } from './model-world.ts';
import type { Step } from './steps.ts';

/** A step on the model: what it changes, and what the site has to answer. */
export function applyStep(world: World, step: Step, now: number): string {
  if ((step.do === 'order' || step.do === 'report') && step.key !== null) {
    const by = step.do === 'order' ? step.who : step.by;
    const name = `${by} ${step.do} ${step.key}`;
    const known = world.keys[name];
    if (known !== undefined && known.until > now) {
      return known.question === JSON.stringify(step) ? known.answer : '409';
    }
    const answer = plainly(world, step, now);
    world.keys[name] = { question: JSON.stringify(step), answer, until: now + 86_400_000 };
    return answer;
  }
  return plainly(world, step, now);
}

function plainly(world: World, step: Step, now: number): string {
  const isForeign =
    'by' in step && step.by === 2 && 'who' in step && world.people[step.who]?.brand === 'blue';
  const day = brandDay(new Date(now));
  switch (step.do) {
    case 'order':
      return model.order(world, step, now);
    case 'check':
      return `200 ${couponRefusal(world, step, now) ?? 'valid'}`;
    case 'cancel':
      return model.cancel(world, step, now);
    case 'report':
      return model.report(world, step);
    case 'book':
      return bookLine(world, step, day);
    case 'confirm':
      return isForeign
        ? '404'
        : operators.confirm(world, { ...step, money: datedOrNone(step.money, day) }, now);
    case 'owe':
      return isForeign ? '404' : operators.owe(world, { ...step, money: dated(step.money, day) });
    case 'reject':
      return isForeign ? '404' : operators.reject(world, step, now);
    case 'ask':
      return ask(world, { ...step, money: datedOrNone(step.money, day) }, now);
    case 'decide':
      return decide(world, step, now);
    case 'grant':
      return grant(world, step, now);
    case 'break':
      return takeBreak(world, step, now);
    case 'expire':
      return model.expire(world, now);
    case 'stray':
      return '302';
  }
}

/** What is typed is of the day on which it is typed. */
function dated(money: GivenMoney, day: string): Money {
  return 'line' in money ? money : { ...money, day };
}

const datedOrNone = (money: GivenMoney | null, day: string) => (money === null ? null : dated(money, day));
