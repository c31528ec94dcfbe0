import { expectedBest, modelColumns } from '@trueline/predict';
import { countTrials, type ModelMissing } from '#db/queries/custom-model.ts';
import { listLeagueRows } from '#db/queries/league.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { feedSource } from '#domain/forecasting/sport/feed-source.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';
import { defaultNames } from './default-name.ts';
import { type ExpectedPicks, expectPicks } from './expect-picks.ts';
import { leagueSamples, runSeconds, sampleOf } from './league-samples.ts';
import type { ModelChoices } from './list-model-options.ts';
import { quotaOf } from './list-models.ts';
import { configOf } from './model-config.ts';
import { kindOf } from './model-kind.ts';
import { DEFAULT_DAYS, MODEL_LIMITS } from './model-limits.ts';

/** Bets at even odds by which luck is estimated before there are any of the model's own. */
const STATED_BETS = 100;

/** What storing a model with these choices would mean. Throws 'invalid' for a league that is not covered. */
export async function estimateModel(
  services: Services,
  options: {
    readonly member: Member;
    readonly locale: Locale;
    readonly choices: ModelChoices &
      Required<Pick<ModelChoices, 'league'>> &
      Pick<Parameters<typeof defaultNames>[1], 'category' | 'strategy'>;
  },
) {
  const { member, locale, choices } = options;
  const leagues = await listLeagueRows(services.db, {
    asOf: services.clock.now(),
    sources: [feedSource(services)],
  });
  const league = leagues.find((row) => row.id === choices.league && row.covered);
  if (league === undefined) {
    const message = { key: 'errors.noMatching.league' };
    throw new AppError('invalid', 'no such league', { fields: { league: [message] } });
  }
  const { sport } = league;
  const { category, strategy, days = DEFAULT_DAYS, modelData } = choices;
  const samples = (await leagueSamples(services)).filter(
    (sample) => sample.leagueId === league.id && sample.category === category,
  );
  const kind = kindOf({
    source: feedSource(services),
    leagueId: league.id,
    sport,
    category,
    strategy,
    days,
    modelData,
  });
  const columns = modelColumns(configOf(kind)).length;
  const expected = await expectPicks(services, kind);
  const missing = missingOf(samples[0]?.priced ?? 0, expected);
  const sample = sampleOf(samples);
  const trials = await countTrials(services.db, member.id);
  const trialNo = (trials.get(`${sport}/${category}`) ?? 0) + 1;
  const name = { category, strategy, days, league: localText(league.names, locale), leagueId: league.id };
  return {
    sport,
    name: (await defaultNames(locale, name))[0] ?? league.id,
    sample: { ...sample, enough: expected.state === 'counted' && missing.length === 0 },
    columns,
    expected_picks: expected.picks,
    count: expected.state,
    lock_from: lockFromOf(samples),
    missing,
    seconds: runSeconds({ strategy, columns, games: samples[0]?.known ?? 0 }),
    trial_no: trialNo,
    luck: expectedBest(trialNo) / Math.sqrt(STATED_BETS),
    quota: await quotaOf(services, member),
  };
}

function lockFromOf([sample]: readonly { readonly from: Date; readonly until: Date }[]): string | null {
  if (sample === undefined) return null;
  const [from, until] = [sample.from.getTime(), sample.until.getTime()];
  return new Date(Math.round(until - MODEL_LIMITS.lockedShare * (until - from))).toISOString();
}

/** What a run would lack: as a run of this kind has found, and before one has, games with prices. */
function missingOf(priced: number, expected: ExpectedPicks): readonly ModelMissing[] {
  const { leagueGames } = MODEL_LIMITS;
  if (expected.state === 'counted') return expected.missing;
  return priced < leagueGames ? [{ code: 'league_games', have: priced, need: leagueGames }] : [];
}
