/**
 * A linear Kalman filter over a growing state with sparse scalar observations (Kalman 1960; the update is the usual one
 * for independent scalars). Mean and covariance are dense typed arrays; an observation names only the entries it touches.
 */
export type Kalman = {
  capacity: number;
  size: number;
  mean: Float64Array;
  /** Row-major covariance with row length `capacity`. */
  covariance: Float64Array;
};

export function createKalman(capacity = 64): Kalman {
  return {
    capacity,
    size: 0,
    mean: new Float64Array(capacity),
    covariance: new Float64Array(capacity * capacity),
  };
}

/** Appends an independent entry and returns its number. */
export function addState(filter: Kalman, mean: number, variance: number): number {
  if (filter.size === filter.capacity) grow(filter);
  const index = filter.size;
  filter.size += 1;
  resetState(filter, index, mean, variance);
  return index;
}

/** Forgets all that was learned about one entry. */
export function resetState(filter: Kalman, index: number, mean: number, variance: number): void {
  const { capacity, covariance } = filter;
  filter.mean[index] = mean;
  for (let i = 0; i < filter.size; i++) {
    covariance[index * capacity + i] = 0;
    covariance[i * capacity + index] = 0;
  }
  covariance[index * capacity + index] = variance;
}

/** Adds process noise to one entry. */
export function drift(filter: Kalman, index: number, variance: number): void {
  const at = index * filter.capacity + index;
  filter.covariance[at] = (filter.covariance[at] ?? 0) + variance;
}

/** Shrinks one entry towards 0 by a factor, with its covariances. */
export function shrinkState(filter: Kalman, index: number, factor: number): void {
  const { capacity, covariance, size } = filter;
  filter.mean[index] = (filter.mean[index] ?? 0) * factor;
  for (let i = 0; i < size; i++) {
    covariance[index * capacity + i] = (covariance[index * capacity + i] ?? 0) * factor;
    covariance[i * capacity + index] = (covariance[i * capacity + index] ?? 0) * factor;
  }
}

export type Observation = {
  /** Entries touched, each once. */
  readonly indices: readonly number[];
  readonly weights: readonly number[];
};

/** Expected value of an observation. */
export function expectedOf(filter: Kalman, observation: Observation): number {
  let sum = 0;
  for (let j = 0; j < observation.indices.length; j++) {
    sum += (observation.weights[j] ?? 0) * (filter.mean[observation.indices[j] ?? 0] ?? 0);
  }
  return sum;
}

/** Variance of an observation's expectation, without its own noise. */
export function varianceOf(filter: Kalman, observation: Observation): number {
  const { indices, weights } = observation;
  let sum = 0;
  for (let i = 0; i < indices.length; i++) {
    for (let j = 0; j < indices.length; j++) {
      const at = (indices[i] ?? 0) * filter.capacity + (indices[j] ?? 0);
      sum += (weights[i] ?? 0) * (weights[j] ?? 0) * (filter.covariance[at] ?? 0);
    }
  }
  return sum;
}

/** Learns one observed value with noise variance `noise`; returns the innovation (value − expectation). */
export function observe(filter: Kalman, observation: Observation, value: number, noise: number): number {
  const { size, capacity, covariance, mean } = filter;
  const { indices, weights } = observation;
  const cross = new Float64Array(size);
  let expected = 0;
  for (let j = 0; j < indices.length; j++) {
    const row = (indices[j] ?? 0) * capacity;
    const weight = weights[j] ?? 0;
    expected += weight * (mean[indices[j] ?? 0] ?? 0);
    for (let i = 0; i < size; i++) cross[i] = (cross[i] ?? 0) + weight * (covariance[row + i] ?? 0);
  }
  let variance = noise;
  for (let j = 0; j < indices.length; j++) {
    variance += (weights[j] ?? 0) * (cross[indices[j] ?? 0] ?? 0);
  }
  const innovation = value - expected;
  for (let i = 0; i < size; i++) {
    const gain = (cross[i] ?? 0) / variance;
    if (gain === 0) continue;
    mean[i] = (mean[i] ?? 0) + gain * innovation;
    const row = i * capacity;
    for (let j = 0; j < size; j++) covariance[row + j] = (covariance[row + j] ?? 0) - gain * (cross[j] ?? 0);
  }
  return innovation;
}

function grow(filter: Kalman): void {
  const capacity = filter.capacity * 2;
  const mean = new Float64Array(capacity);
  mean.set(filter.mean);
  const covariance = new Float64Array(capacity * capacity);
  for (let row = 0; row < filter.size; row++) {
    const from = row * filter.capacity;
    covariance.set(filter.covariance.subarray(from, from + filter.size), row * capacity);
  }
  filter.capacity = capacity;
  filter.mean = mean;
  filter.covariance = covariance;
}
