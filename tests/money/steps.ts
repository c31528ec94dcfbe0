import fc from 'fast-check';
import type { Period } from './model-calendar.ts';
import type { GivenMoney } from './model-world.ts';

/**
 * What can be done to the site. A step is drawn without knowing the world (`Drawn`: small numbers that wrap around), is made
 * concrete against what is there (`Step`, concrete.ts), played on the model (apply-step.ts) and sent to the real site (play.ts).
 */

export type Step =
  | {
      readonly do: 'order';
      readonly who: number;
      readonly plan: Period;
      readonly coupon: number | null;
      readonly key: number | null;
    }
  | { readonly do: 'check'; readonly who: number; readonly plan: Period; readonly coupon: number }
  | { readonly do: 'cancel'; readonly who: number; readonly by: number; readonly order: number | null }
  | {
      readonly do: 'report';
      readonly who: number;
      readonly by: number;
      readonly order: number;
      readonly key: number | null;
    }
  | { readonly do: 'book'; readonly line: number; readonly brand: string; readonly amount: number }
  | {
      readonly do: 'confirm';
      readonly who: number;
      readonly order: number;
      readonly by: number;
      readonly money: GivenMoney | null;
    }
  | {
      readonly do: 'owe';
      readonly who: number;
      readonly order: number;
      readonly by: number;
      readonly money: GivenMoney;
    }
  | { readonly do: 'reject'; readonly who: number; readonly order: number; readonly by: number }
  | {
      readonly do: 'ask';
      readonly id: number;
      readonly kind: 'revive' | 'void';
      readonly who: number;
      readonly order: number;
      readonly by: number;
      readonly money: GivenMoney | null;
    }
  | { readonly do: 'decide'; readonly id: number; readonly by: number; readonly approve: boolean }
  | { readonly do: 'grant'; readonly who: number; readonly days: number }
  | { readonly do: 'break'; readonly who: number; readonly days: 1 | 7 | 30 | 182 }
  | { readonly do: 'expire' }
  | { readonly do: 'stray'; readonly who: number };

const KINDS = [
  'order',
  'check',
  'cancel',
  'report',
  'book',
  'confirm',
  'pay',
  'owe',
  'reject',
  'ask',
  'decide',
] as const;
const RARE = ['grant', 'break', 'expire', 'expire', 'stray'] as const;
export type Drawn = {
  readonly do: (typeof KINDS)[number] | (typeof RARE)[number];
  readonly n: readonly number[];
};
const small = fc.nat({ max: 11 });
export const drawnStep: fc.Arbitrary<Drawn> = fc.record({
  do: fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...KINDS) },
    { weight: 12, arbitrary: fc.constantFrom('order' as const, 'confirm' as const, 'pay' as const) },
    { weight: 3, arbitrary: fc.constantFrom(...RARE) },
  ),
  n: fc.array(small, { minLength: 6, maxLength: 6 }),
});
