import type { LocaleTexts } from '#db/queries/article.ts';
import type { BetType, Side } from '#terms/bets.ts';

/** A side that can be backed, with what is needed to name it. */
export type Selection = {
  readonly betType: BetType;
  readonly side: Side;
  /** From the side's own view: −0.5 where it gives half a goal; null for the winner. */
  readonly line: number | null;
  readonly team: LocaleTexts | null;
};

export type FactValue =
  | { readonly unit: 'team' | 'league'; readonly names: LocaleTexts }
  | { readonly unit: 'person' | 'date' | 'driver'; readonly text: string }
  | { readonly unit: 'score'; readonly home: number; readonly away: number }
  | { readonly unit: 'selection'; readonly selection: Selection }
  | {
      readonly unit: 'count' | 'days' | 'share' | 'signed_share' | 'odds' | 'average' | 'total' | 'units';
      readonly value: number;
    };

/** The stored rows behind a fact: their table, their keys, and when the newest of them became known. */
export type FactSource = { readonly table: string; readonly key: string; readonly knownAt: string | null };

/** One thing that an article may say. */
export type Fact = FactValue & { readonly id: string; readonly source: FactSource };

export type FactTable = ReadonlyMap<string, Fact>;

/** The number behind a fact, null where it is none or not in the table. */
export function numberOf(facts: FactTable, id: string): number | null {
  const fact = facts.get(id);
  return fact !== undefined && 'value' in fact ? fact.value : null;
}
