import { type ExperimentRow, insertExperiment } from '#db/queries/experiment.ts';
import { noteChange } from '#domain/content/editing/note-change.ts';
import { findEffectiveTests } from '#domain/foundation/experiment/find-effective-tests.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import {
  type ExperimentGoal,
  type ExperimentPlace,
  LAYOUT_SWITCHES,
  type LayoutSwitch,
  TESTED_TEXTS,
  type TestedText,
} from '#terms/experiments.ts';
import type { Locale } from '#terms/locales.ts';
import { experimentPicture } from './experiment-picture.ts';
import { readVariantTexts, type TestedBrand, textsNow } from './experiment-texts.ts';
import { findBaselines } from './find-baselines.ts';
import { planSize } from './plan-size.ts';

/** What B is. */
export type Subject =
  | { readonly kind: 'count'; readonly days: number }
  | {
      readonly kind: 'text';
      readonly key: TestedText;
      readonly texts: Readonly<Partial<Record<Locale, string>>>;
      readonly differenceBp: number;
    }
  | { readonly kind: 'layout'; readonly layout: LayoutSwitch; readonly differenceBp: number };

type Plan = {
  readonly brand: TestedBrand;
  readonly operator: Operator;
  readonly place: ExperimentPlace;
  readonly goal: ExperimentGoal;
  readonly why: string;
  readonly subject: Subject;
};

/**
 * Plans a test: what is tried, and how many visitors that takes by what our own rows say of the page. It does not begin yet, and what is
 * planned cannot be changed, only removed and planned again. Throws 'invalid' where a plan cannot be made.
 */
export async function planExperiment(services: Services, plan: Plan): Promise<{ readonly id: string }> {
  const { brand, operator, place, goal, why, subject } = plan;
  const row: ExperimentRow = {
    id: newId(),
    brand: brand.key,
    place,
    goal,
    why,
    ...(await partsOf(services, plan)),
    kind: subject.kind,
    state: 'planned',
    version: 1,
    createdBy: operator.id,
    createdAt: services.clock.now(),
    startedBy: null,
    startedAt: null,
    endedBy: null,
    endedAt: null,
    endReason: null,
    adoptedBy: null,
    adoptedAt: null,
  };
  await services.db.transaction(async (tx) => {
    await insertExperiment(tx, row);
    await noteChange(tx, {
      by: { brand: brand.key, operator },
      now: row.createdAt,
      action: 'experiment.planned',
      id: row.id,
      before: {},
      after: experimentPicture(row),
    });
  });
  return { id: row.id };
}

type Parts = Pick<
  ExperimentRow,
  | 'messageKey'
  | 'textsA'
  | 'textsB'
  | 'layoutSwitch'
  | 'baselineId'
  | 'baselineVisitors'
  | 'baselineConverted'
  | 'differenceBp'
  | 'plannedVisitors'
  | 'plannedDays'
>;

const NOTHING_TRIED = {
  messageKey: null,
  textsA: null,
  textsB: null,
  layoutSwitch: null,
  baselineId: null,
  baselineVisitors: null,
  baselineConverted: null,
  differenceBp: null,
  plannedVisitors: null,
} as const;

async function partsOf(services: Services, { brand, place, goal, subject }: Plan): Promise<Parts> {
  if (subject.kind === 'count') return { ...NOTHING_TRIED, plannedDays: subject.days };
  const baseline = (await findBaselines(services, brand.key)).find(
    (one) => one.place === place && one.goal === goal,
  );
  if (baseline === undefined) throw invalid('base', 'office.experiments.noBaseline');
  const { visitors, days } = planSize(baseline, subject.differenceBp);
  const sized = {
    ...NOTHING_TRIED,
    baselineId: baseline.id,
    baselineVisitors: baseline.visitors,
    baselineConverted: baseline.converted,
    differenceBp: subject.differenceBp,
    plannedVisitors: visitors,
    plannedDays: days,
  };
  if (subject.kind === 'text') {
    const { key, texts } = subject;
    if (!isOf(TESTED_TEXTS[place], key)) throw invalid('key', 'office.experiments.notOfThisPage');
    return {
      ...sized,
      messageKey: key,
      textsA: textsNow(brand, key),
      textsB: readVariantTexts(brand, key, texts),
    };
  }
  const { layout } = subject;
  if (!isOf(LAYOUT_SWITCHES[place], layout)) throw invalid('layout', 'office.experiments.notOfThisPage');
  const { adopted } = await findEffectiveTests(services, brand.key);
  if (adopted.includes(layout)) throw invalid('layout', 'office.experiments.layoutAdopted');
  return { ...sized, layoutSwitch: layout };
}

const isOf = (list: readonly string[], one: string) => list.includes(one);

const invalid = (field: string, key: string) =>
  new AppError('invalid', key, { fields: { [field]: [{ key }] } });
