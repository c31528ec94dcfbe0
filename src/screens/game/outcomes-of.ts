import { formatPercent } from '#i18n/format.ts';
import type { Outcome } from '#ui/outcome-bar.tsx';

type Sides = { readonly home: { readonly name: string }; readonly away: { readonly name: string } };
type Chances = { readonly home: number | null; readonly draw: number | null; readonly away: number | null };

/** The results of a game with their probabilities, as a bar shows them; one that cannot be, as a draw in basketball, is left out. */
export function outcomesOf({ home, away }: Sides, chances: Chances, draw: string): Outcome[] {
  const outcome = (key: Outcome['key'], label: string, share: number | null) =>
    share === null ? [] : [{ key, label, share, text: formatPercent(share) }];
  return [
    ...outcome('home', home.name, chances.home),
    ...outcome('draw', draw, chances.draw),
    ...outcome('away', away.name, chances.away),
  ];
}
