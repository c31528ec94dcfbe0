import type { PolicyRow } from '#db/queries/pick.ts';

/** The part of the publishing policy that can be tried out on the past: what is taken, not when. */
export type Settings = Pick<PolicyRow, 'minEv' | 'minConfidence' | 'leagues'>;

/** The settings of a stored row, leagues in their order, so that two that mean the same are the same. */
export function settingsOf({ minEv, minConfidence, leagues }: Settings): Settings {
  return { minEv, minConfidence, leagues: leagues === null ? null : leagues.toSorted() };
}

export function isSame(one: Settings, other: Settings): boolean {
  return JSON.stringify(settingsOf(one)) === JSON.stringify(settingsOf(other));
}

/** Settings as the API sends them. */
export function settingsView({ minEv, minConfidence, leagues }: Settings) {
  return { min_ev: minEv, min_confidence: minConfidence, leagues };
}
