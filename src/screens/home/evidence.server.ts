import { phraseBooks } from '#domain/picks/analysis/phrases/phrase-books.ts';
import { showPick } from '#domain/picks/pick/show-pick.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';

const SHOWN_DRIVERS = 3;

/** What a pick that is open to everybody rests on: its strongest reasons, and how far the parts of the model differ on it. */
export async function findEvidence(
  services: Services,
  options: { readonly id: string; readonly locale: Locale },
) {
  const { id, locale } = options;
  const pick = await showPick(services, { id, locale, isEntitled: false });
  const names: Readonly<Record<string, string>> = phraseBooks[locale].drivers;
  const drivers = pick.drivers
    .flatMap(({ code, contribution }) => {
      const name = names[code];
      return name === undefined || contribution === 0 ? [] : [{ code, name, contribution }];
    })
    .sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution))
    .slice(0, SHOWN_DRIVERS);
  return { drivers, band: pick.band };
}

export type PickEvidence = Awaited<ReturnType<typeof findEvidence>>;
