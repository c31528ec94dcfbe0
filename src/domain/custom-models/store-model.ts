import { FEATURE_GROUPS, modelGroups } from '@trueline/predict';
import {
  findModel,
  insertModel,
  listModelNames,
  type ModelInsert,
  type ModelRow,
} from '#db/queries/custom-model.ts';
import { listLeagueRows } from '#db/queries/league.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { assertNotOnBreak } from '#domain/accounts/member/require-member.ts';
import { feedSource } from '#domain/forecasting/sport/feed-source.ts';
import { brandDay, brandDayBounds } from '#domain/foundation/clock/brand-day.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { runCustomModelsJob } from '#jobs/run-custom-models.job.ts';
import { AppError, type PublicMessage } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import type { Locale } from '#terms/locales.ts';
import { defaultNames, freeName } from './default-name.ts';
import { DEFAULT_DAYS, MODEL_LIMITS } from './model-limits.ts';

export type StoreOptions = {
  readonly member: Member;
  readonly locale: Locale;
  readonly name?: string | null | undefined;
  readonly category: ModelRow['category'];
  readonly sport?: ModelRow['sport'] | null | undefined;
  readonly league: string;
  readonly strategy: ModelRow['strategy'];
  readonly days?: number | null | undefined;
  readonly modelData?: readonly string[] | null | undefined;
  readonly cloneOf?: string | null | undefined;
  /** Without it neither the number of models nor that of creations is limited: for measurements, never for a request. */
  readonly quota?: 'off';
};

const NAME_ATTEMPTS = 5;

/**
 * Adds a model and lets it wait for its run. Throws 'invalid' for a league or data that is not there, a name that is taken
 * and a full quota, 'too_many' after the day's creations, 'not_found' for a clone of what is not the member's, 'locked' on a
 * break. However many ask at once, the database admits them one after the other.
 */
export async function storeModel(services: Services, options: StoreOptions): Promise<ModelRow> {
  const { member, cloneOf } = options;
  assertNotOnBreak(member);
  const league = await findLeague(services, options);
  const modelData = dataOf(league.sport, options.modelData);
  if (cloneOf) await requireModel(services, { id: cloneOf, member });
  // A made-up name may be taken between two looks; one that was given is refused at once.
  for (let attempt = 1; ; attempt += 1) {
    try {
      const row = await rowOf(services, options, { ...league, modelData });
      // A transaction of its own, so that a refusal of the database leaves one that this runs in usable.
      return await services.db.transaction(async (tx) => {
        const model = await insertModel(tx, row);
        await services.queue?.enqueue(tx, runCustomModelsJob);
        return model;
      });
    } catch (error) {
      const isMadeUp = isBlank(options.name) && constraintOf(error) === 'custom_model_name';
      if (!isMadeUp || attempt === NAME_ATTEMPTS)
        throw refusalOf(error, limitsOf(member), services.clock.now());
    }
  }
}

async function rowOf(
  services: Services,
  options: StoreOptions,
  details: { readonly sport: ModelRow['sport']; readonly leagueName: string; readonly modelData: string[] },
): Promise<ModelInsert> {
  const { member, category, strategy } = options;
  const { sport, leagueName, modelData } = details;
  const now = services.clock.now();
  const days = options.days ?? DEFAULT_DAYS;
  const limits = limitsOf(member);
  return {
    id: newId(),
    brand: member.brand,
    accountId: member.id,
    category,
    strategy,
    sport,
    modelData,
    days,
    name: await nameOf(services, options, leagueName, days),
    leagueId: options.league,
    cloneOf: options.cloneOf ?? null,
    trialNo: 1,
    madeOn: brandDay(now),
    source: feedSource(services),
    liveLimit: options.quota === 'off' ? null : limits.living,
    dayLimit: options.quota === 'off' ? null : limits.aDay,
    createdAt: now,
    status: 'queued',
    progress: 0,
    runner: null,
    attempts: 0,
    missing: [],
  };
}

/** How many models a member may have and make now. */
export function limitsOf(member: Pick<Member, 'plan'>) {
  const { living, livingWithPlan, aDay } = MODEL_LIMITS;
  return { living: member.plan === null ? living : livingWithPlan, livingWithPlan, aDay };
}

/** A model of the member; throws 'not_found' for another one's, as for one that never was. */
export async function requireModel(
  { db }: Services,
  { id, member }: { readonly id: string; readonly member: Pick<Member, 'id'> },
): Promise<ModelRow> {
  const model = await findModel(db, { id, accountId: member.id });
  if (model === null) throw new AppError('not_found', `no model ${id} of account ${member.id}`);
  return model;
}

async function findLeague(services: Services, options: StoreOptions) {
  const rows = await listLeagueRows(services.db, {
    asOf: services.clock.now(),
    sources: [feedSource(services)],
  });
  const league = rows.find((row) => row.id === options.league && row.covered);
  if (league === undefined) throw invalid('league', 'errors.noMatching.league');
  if (options.sport && options.sport !== league.sport) throw invalid('sport', 'errors.noMatching.sport');
  return { sport: league.sport, leagueName: localText(league.names, options.locale) };
}

/** The kinds of data in one order, each once; all that the sport has where nothing is said. */
function dataOf(sport: ModelRow['sport'], wanted: readonly string[] | null | undefined): string[] {
  const offered = modelGroups(sport);
  if (wanted === null || wanted === undefined || wanted.length === 0) {
    return FEATURE_GROUPS.filter((group) => offered.includes(group));
  }
  if (wanted.some((group) => !offered.some((known) => known === group))) {
    throw invalid('model_data', 'errors.noMatching.modelData');
  }
  return FEATURE_GROUPS.filter((group) => wanted.includes(group));
}

async function nameOf(
  services: Services,
  options: StoreOptions,
  league: string,
  days: number,
): Promise<string> {
  const { name, locale, category, strategy, member } = options;
  const given = name?.trim().normalize('NFC') ?? '';
  if (isBlank(name)) {
    const names = await defaultNames(locale, { category, strategy, days, league, leagueId: options.league });
    return freeName(names, await listModelNames(services.db, member.id));
  }
  if ([...given].length > MODEL_LIMITS.nameLength) throw invalid('name', 'models.nameLength');
  return given;
}

function isBlank(name: StoreOptions['name']): boolean {
  return (name?.trim() ?? '') === '';
}

function invalid(field: string, key: string, params?: PublicMessage['params']): AppError {
  return new AppError('invalid', key, { fields: { [field]: [{ key, ...(params ? { params } : {}) }] } });
}

/** What the database refused, in words for the member. */
function refusalOf(error: unknown, limits: ReturnType<typeof limitsOf>, now: Date): unknown {
  switch (constraintOf(error)) {
    case 'custom_model_live_limit': {
      const { living: limit, livingWithPlan: more } = limits;
      const key = limit < more ? 'models.quotaWithoutPlan' : 'models.quota';
      return invalid('base', key, { used: limit, limit, more });
    }
    case 'custom_model_day_limit':
      return new AppError('too_many', 'models of a day', {
        fields: { base: [{ key: 'models.dayLimit', params: { limit: limits.aDay } }] },
        retryAfterS: Math.ceil((brandDayBounds(brandDay(now)).until.getTime() - now.getTime()) / 1000),
      });
    case 'custom_model_name':
      return invalid('name', 'models.nameTaken');
    default:
      return error;
  }
}

/** The constraint that a statement broke, as the driver or what wraps it says. */
function constraintOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return null;
  if ('constraint' in error) return error.constraint;
  return 'cause' in error ? constraintOf(error.cause) : null;
}
