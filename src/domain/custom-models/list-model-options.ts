import {
  BET_TYPES,
  FEATURE_GROUPS,
  MODEL_STRATEGIES,
  modelColumns,
  modelGroups,
  SPORTS,
} from '@trueline/predict';
import { countTrials, type ModelRow } from '#db/queries/custom-model.ts';
import { listModelCounts, type ModelCountRow } from '#db/queries/custom-model-count.ts';
import { listLeagueRows } from '#db/queries/league.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { feedSource } from '#domain/forecasting/sport/feed-source.ts';
import { fillText, localText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import type { Locale } from '#terms/locales.ts';
import { type LeagueSample, leagueSamples, runSeconds, sampleOf } from './league-samples.ts';
import { kindKey, kindOf } from './model-kind.ts';
import { DEFAULT_DAYS, MODEL_DAYS, MODEL_LIMITS } from './model-limits.ts';

type ModelField = 'category' | 'sport' | 'league' | 'strategy' | 'day' | 'model_data';

/** What was chosen so far; what is open stays out. */
export type ModelChoices = {
  readonly category?: ModelRow['category'] | undefined;
  readonly sport?: ModelRow['sport'] | undefined;
  readonly league?: string | undefined;
  readonly strategy?: ModelRow['strategy'] | undefined;
  readonly days?: number | undefined;
  readonly modelData?: readonly string[] | undefined;
};

type Option = {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly choices: ModelChoices;
};
type LeagueRow = Awaited<ReturnType<typeof listLeagueRows>>[number];

/** The choices of a field, each with the sample and the cost that it has together with what was chosen already. */
export async function listModelOptions(
  services: Services,
  options: {
    readonly member: Pick<Member, 'id'>;
    readonly locale: Locale;
    readonly field: ModelField;
    readonly search?: string | undefined;
    readonly choices: ModelChoices;
  },
) {
  const { member, locale, field, choices } = options;
  const asOf = services.clock.now();
  const [samples, counts, leagues, trials] = await Promise.all([
    leagueSamples(services),
    listModelCounts(services.db, feedSource(services)),
    listLeagueRows(services.db, { asOf, sources: [feedSource(services)] }),
    countTrials(services.db, member.id),
  ]);
  const covered = leagues.filter((league) => league.covered);
  const wanted = options.search?.trim().toLowerCase() ?? '';
  const offered = (await optionsOf(field, { locale, choices, leagues: covered })).filter(
    ({ id, name }) => name.toLowerCase().includes(wanted) || id.toLowerCase() === wanted,
  );
  return offered.map(({ id, name, about, choices: own }) => {
    const all = { ...choices, ...own };
    const sport = sportOf(all, covered);
    return {
      id,
      name,
      description: about,
      sport: field === 'league' ? sport : null,
      ...sampleFields(
        sampleOf(samples.filter((sample) => isMeant(sample, all, covered))),
        picksOf(all, counts),
      ),
      cost: costOf(all, sport, { samples, trials }),
    };
  });
}

async function optionsOf(
  field: ModelField,
  options: {
    readonly locale: Locale;
    readonly choices: ModelChoices;
    readonly leagues: readonly LeagueRow[];
  },
): Promise<readonly Option[]> {
  const { locale, choices, leagues } = options;
  const { option } = (await loadMessages(locale, ['models'])).models;
  const sport = sportOf(choices, leagues);
  switch (field) {
    case 'category':
      return BET_TYPES.map((id) => ({ id, ...option.category[id], choices: { category: id } }));
    case 'sport':
      return SPORTS.filter((id) => leagues.some((league) => league.sport === id)).map((id) => ({
        id,
        ...option.sport[id],
        choices: { sport: id },
      }));
    case 'league':
      return leagues
        .filter((league) => choices.sport === undefined || league.sport === choices.sport)
        .map(({ id, names }) => ({
          id,
          name: localText(names, locale),
          about: option.league.about,
          choices: { league: id },
        }));
    case 'strategy':
      return MODEL_STRATEGIES.map((id) => ({ id, ...option.strategy[id], choices: { strategy: id } }));
    case 'day':
      return MODEL_DAYS.map((days) => ({
        id: String(days),
        name: fillText(option.day.name, { days: String(days) }),
        about: option.day.about,
        choices: { days },
      }));
    case 'model_data':
      return FEATURE_GROUPS.filter((id) => sport === null || modelGroups(sport).includes(id)).map((id) => ({
        id,
        ...option.model_data[id],
        choices: { modelData: [id] },
      }));
  }
}

function sportOf({ league, sport }: ModelChoices, leagues: readonly LeagueRow[]): ModelRow['sport'] | null {
  return leagues.find((row) => row.id === league)?.sport ?? sport ?? null;
}

function isMeant(sample: LeagueSample, choices: ModelChoices, leagues: readonly LeagueRow[]): boolean {
  const { league, sport, category } = choices;
  if (league !== undefined && sample.leagueId !== league) return false;
  if (sport !== undefined && leagues.find((row) => row.id === sample.leagueId)?.sport !== sport) return false;
  return sample.category === (category ?? 'win_loss');
}

/** The most picks that any kind within the choices was counted to find; null where none of them was counted. */
function picksOf(choices: ModelChoices, counts: readonly ModelCountRow[]): number | null {
  const { category, sport, league, strategy, days = DEFAULT_DAYS, modelData } = choices;
  const within = counts.filter(
    (kind) =>
      (category === undefined || kind.category === category) &&
      (sport === undefined || kind.sport === sport) &&
      (league === undefined || kind.leagueId === league) &&
      (strategy === undefined || kind.strategy === strategy) &&
      kind.days === days &&
      kindKey(kind) === kindKey(kindOf({ ...kind, modelData })),
  );
  return within.length === 0 ? null : Math.max(...within.map(({ picks }) => picks ?? 0));
}

/** A sample does not do where no kind within the choices finds the picks that a model needs. */
function sampleFields(sample: ReturnType<typeof sampleOf>, picks: number | null) {
  const enough = sample.enough && (picks === null || picks >= MODEL_LIMITS.picks);
  return { sample: { ...sample, enough }, expected_picks: picks };
}

function costOf(
  choices: ModelChoices,
  sport: ModelRow['sport'] | null,
  options: { readonly samples: readonly LeagueSample[]; readonly trials: ReadonlyMap<string, number> },
) {
  const { category, league, strategy = 'expected_value', days = DEFAULT_DAYS } = choices;
  const groups = FEATURE_GROUPS.filter((group) => choices.modelData?.includes(group) ?? true);
  const columns = sport === null ? 0 : modelColumns({ sport, days, groups }).length;
  const games = options.samples.find((sample) => sample.leagueId === league)?.known ?? 0;
  return {
    seconds: runSeconds({ strategy, columns, games }),
    columns,
    trial_no: sport && category ? (options.trials.get(`${sport}/${category}`) ?? 0) + 1 : null,
  };
}
