import { MODEL_LEAD_MS, type ModelVerdict } from '@trueline/predict';
import { withLock } from '#db/client.ts';
import type { ModelRow } from '#db/queries/custom-model.ts';
import { listLeaguesWithGames, listPlayingModels } from '#db/queries/custom-model-play.ts';
import {
  insertVerdicts,
  type PreviewInsert,
  replacePreviews,
  type VerdictInsert,
} from '#db/queries/custom-model-record.ts';
import type { Services } from '#domain/services.ts';
import { HOUR_MS } from '#terms/durations.ts';
import { takenPrice } from './backtest-model.ts';
import type { LeagueCaches } from './league-caches.ts';
import type { LeagueGame } from './league-games.ts';
import { configOf } from './model-config.ts';
import type { ModelReplay } from './model-replay.ts';
import { createPace } from './pace.ts';
import { pauseModels } from './pause-models.ts';

type PlayReport = { readonly models: number; readonly frozen: number; readonly previews: number };

const SLICE_MS = 30;
const AHEAD_MS = 48 * HOUR_MS;

/**
 * The forward record: freezes what every model says of the games that start within the hour, from what was known an hour
 * before their start, and writes down what each would say of the games of the next two days. A game that began before anybody
 * looked has no verdict: nothing is ever added afterwards.
 */
export async function playModels(
  services: Services,
  options: { readonly source: string; readonly caches: LeagueCaches },
): Promise<PlayReport> {
  const played = await withLock(services.db, 'play-custom-models', () => playAll(services, options));
  return played ?? { models: 0, frozen: 0, previews: 0 };
}

async function playAll(
  services: Services,
  { source, caches }: { readonly source: string; readonly caches: LeagueCaches },
): Promise<PlayReport> {
  const { db, clock } = services;
  await pauseModels(services, { source });
  const now = clock.now();
  const until = new Date(now.getTime() + AHEAD_MS);
  const busy = await listLeaguesWithGames(db, { source, after: now, until });
  const models = (await listPlayingModels(db, source)).filter((model) => busy.has(model.leagueId));
  const pace = createPace(SLICE_MS);
  const report = { models: models.length, frozen: 0, previews: 0 };
  for (const alike of Map.groupBy(models, keyOf).values()) {
    const [first] = alike;
    if (first === undefined) continue;
    const cache = caches.cache({ id: first.leagueId, sport: first.sport, source });
    const replay = caches.replay(cache, configOf(first));
    const verdicts = await replay.advance(now, pace);
    const coming = (await cache.games(now, pace)).filter(
      ({ input, final }) =>
        input.startAt > now.getTime() && input.startAt <= until.getTime() && final === null,
    );
    const frozen = frozenRows(coming, { models: alike, verdicts, now: clock.now() });
    report.frozen += await insertVerdicts(db, frozen);
    const previews = previewRows(coming, { models: alike, replay, now });
    await db.transaction((tx) =>
      replacePreviews(
        tx,
        alike.map((model) => model.id),
        previews,
      ),
    );
    report.previews += previews.length;
    await pace();
  }
  return report;
}

/** Models that were made alike say the same, so they are asked once. */
function keyOf({ leagueId, ...model }: ModelRow): string {
  return [leagueId, JSON.stringify(configOf(model))].join(' ');
}

function frozenRows(
  coming: readonly LeagueGame[],
  options: {
    readonly models: readonly ModelRow[];
    readonly verdicts: ReadonlyMap<string, ModelVerdict>;
    readonly now: Date;
  },
): VerdictInsert[] {
  return coming.flatMap((game) => {
    const verdict = options.verdicts.get(game.input.id);
    const lookedAt = game.input.startAt - MODEL_LEAD_MS;
    if (verdict === undefined || game.input.startAt <= options.now.getTime()) return [];
    return options.models
      .filter((model) => model.createdAt.getTime() <= lookedAt)
      .map((model): VerdictInsert => {
        const common = {
          modelId: model.id,
          gameId: game.input.id,
          frozenAt: options.now,
          startAt: new Date(game.input.startAt),
        };
        if (verdict.state === 'pass') return { ...common, ...NO_BET, reason: verdict.reason };
        return { ...common, ...betColumns(game, model, verdict), reason: null };
      });
  });
}

const NO_BET = {
  side: null,
  line: null,
  odds: null,
  bookmaker: null,
  oddsAt: null,
  pWin: null,
  pPush: null,
  pLose: null,
  ev: null,
} as const;

function previewRows(
  coming: readonly LeagueGame[],
  options: { readonly models: readonly ModelRow[]; readonly replay: ModelReplay; readonly now: Date },
): PreviewInsert[] {
  return coming.flatMap((game) => {
    if (game.input.startAt - MODEL_LEAD_MS <= options.now.getTime()) return [];
    const verdict = options.replay.preview(game, options.now);
    if (verdict.state === 'pass') return [];
    return options.models.map(
      (model): PreviewInsert => ({
        modelId: model.id,
        gameId: game.input.id,
        startAt: new Date(game.input.startAt),
        ...betColumns(game, model, verdict),
      }),
    );
  });
}

function betColumns(
  game: LeagueGame,
  model: ModelRow,
  verdict: Extract<ModelVerdict, { readonly state: 'pick' }>,
) {
  const { side, line, odds, pWin, pPush, pLose, ev } = verdict;
  const { bookmaker, at: oddsAt } = takenPrice(game, configOf(model), verdict);
  return { side, line, odds, bookmaker, oddsAt, pWin, pPush, pLose, ev };
}
