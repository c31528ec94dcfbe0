import type { MessageOverrides } from '#brands/brand.ts';
import { byLocale } from '#domain/foundation/text/localized-text.ts';
import {
  EXPERIMENT_PLACES,
  type ExperimentPlace,
  type LayoutSwitch,
  PLACE_PATHS,
} from '#terms/experiments.ts';
import type { EffectiveTests } from './find-effective-tests.ts';
import { type Trial, trialMark } from './trial-cookie.ts';

type Shown<Brand> = {
  readonly brand: Brand;
  readonly layouts: readonly LayoutSwitch[];
  /** What a page bears that is a part of a running test, in whichever variant; null where none runs there. */
  readonly mark: string | null;
};

/** The name of the page at a path below its language, where a test may run on it. */
export function placeAt(path: string): ExperimentPlace | null {
  return EXPERIMENT_PLACES.find((place) => PLACE_PATHS[place] === path) ?? null;
}

/** A page as its reader is shown it: B where their browser is in B of a running test, and A everywhere else. */
export function layTrials<Brand extends { readonly messageOverrides: MessageOverrides }>(
  brand: Brand,
  { running, adopted }: EffectiveTests,
  { trials, place }: { readonly trials: readonly Trial[]; readonly place: ExperimentPlace | null },
): Shown<Brand> {
  const isB = (test: string) => trials.some((trial) => trial.test === test && trial.variant === 'b');
  const tried = running.filter(({ test }) => isB(test));
  const overrides = tried.flatMap(({ messageKey, textsB }) =>
    messageKey === null || textsB === null ? [] : [{ messageKey, textsB }],
  );
  const here = running.find((one) => one.place === place);
  return {
    brand:
      overrides.length === 0
        ? brand
        : {
            ...brand,
            messageOverrides: byLocale((locale) => ({
              ...brand.messageOverrides[locale],
              ...Object.fromEntries(overrides.map(({ messageKey, textsB }) => [messageKey, textsB[locale]])),
            })),
          },
    layouts: [...adopted, ...tried.map(({ layout }) => layout).filter((one) => one !== null)],
    mark: here === undefined ? null : trialMark({ test: here.test, variant: isB(here.test) ? 'b' : 'a' }),
  };
}
