import { MINUTE_MS } from '#terms/durations.ts';

/**
 * For how many minutes readers who see a pick from an instant on had it before its game began, as it really did: the start that it was
 * published with says nothing of a game that was moved.
 */
export function leadMinutes(seenFrom: Date, opensAt: Date): number {
  return Math.floor((opensAt.getTime() - seenFrom.getTime()) / MINUTE_MS);
}
