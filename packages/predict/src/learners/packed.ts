/**
 * Gradient and hessian of a row travel in one number: the gradient in whole steps times UNIT, plus the hessian in whole steps.
 * Sums of such numbers stay exact below 2^53, so one addition does the work of two, a parent minus a child is exact too, and
 * the order in which rows are added does not matter.
 */
export const UNIT = 2 ** 27;

const LARGEST_SUM = 2 ** 25;

/** What one step of each is worth. */
export type Scale = { readonly gradient: number; readonly hessian: number };
type Packed = { readonly packed: Float64Array; readonly scale: Scale };

export function pack(gradient: Float32Array, hessian: Float32Array | null): Packed {
  let widest = 1e-12;
  let heaviest = hessian ? 1e-12 : 1;
  for (let row = 0; row < gradient.length; row++) {
    widest = Math.max(widest, Math.abs(gradient[row] ?? 0));
    if (hessian) heaviest = Math.max(heaviest, hessian[row] ?? 0);
  }
  // The largest possible sum over all rows must not run into the other half.
  const steps = Math.floor(LARGEST_SUM / gradient.length);
  const scale = { gradient: widest / steps, hessian: hessian ? heaviest / steps : 1 };
  const packed = new Float64Array(gradient.length);
  const unit = UNIT;
  for (let row = 0; row < packed.length; row++) {
    const mass = hessian ? Math.round((hessian[row] ?? 0) / scale.hessian) : 1;
    packed[row] = Math.round((gradient[row] ?? 0) / scale.gradient) * unit + mass;
  }
  return { packed, scale };
}

/** Gradient and hessian that a sum of packed numbers stands for. */
export function unpack(both: number, scale: Scale): readonly [number, number] {
  const high = Math.floor(both / UNIT);
  return [high * scale.gradient, (both - high * UNIT) * scale.hessian];
}
