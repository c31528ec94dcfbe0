import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import { discountedPrice } from './discounted-price.ts';

const FLOOR = businessConstants.minimumPriceTwd;

describe('discountedPrice', () => {
  it('takes a fixed amount or a share rounded in the seller’s favour off', () => {
    expect(discountedPrice(8000, { type: 'fixed', value: 500 })).toEqual({
      valid: true,
      discount: 500,
      discountedPrice: 7500,
    });
    expect(discountedPrice(1999, { type: 'percent', value: 15 })).toEqual({
      valid: true,
      discount: 299,
      discountedPrice: 1700,
    });
  });

  it('allows exactly the floor, and refuses one less instead of clamping', () => {
    expect(discountedPrice(1200, { type: 'fixed', value: 200 })).toMatchObject({ discountedPrice: FLOOR });
    expect(discountedPrice(1200, { type: 'fixed', value: 201 })).toEqual({
      valid: false,
      reason: 'below_minimum',
    });
  });

  it('refuses every coupon on a plan that costs the floor or less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: FLOOR }), fc.integer({ min: 1, max: 99 }), (price, value) => {
        expect(discountedPrice(price, { type: 'fixed', value }).valid).toBe(false);
      }),
    );
  });

  it('never gives a price that is no whole number, below the floor or above the list', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom('fixed' as const, 'percent' as const),
        fc.integer({ min: 1, max: 100 }),
        (price, type, value) => {
          const answer = discountedPrice(price, { type, value });
          if (!answer.valid) return;
          expect(Number.isSafeInteger(answer.discountedPrice)).toBe(true);
          expect(answer.discountedPrice).toBeGreaterThanOrEqual(FLOOR);
          expect(answer.discountedPrice + answer.discount).toBe(price);
          expect(answer.discount).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
