import {
  createModelRunner,
  type FeatureRow,
  MODEL_LEAD_MS,
  type ModelConfig,
  type ModelVerdict,
  newProgress,
  type ReplayProgress,
  stepsUntil,
} from '@trueline/predict';
import type { LeagueCache } from './league-cache.ts';
import { type LeagueGame, modelGame } from './league-games.ts';
import type { Pace } from './pace.ts';

/** A configuration that is replayed on its league, and goes on with it; all models that were made alike share it. */
export type ModelReplay = {
  /** Goes on until an instant, and answers what it said an hour before their start of the games that have not begun. */
  advance(until: Date, pace: Pace): Promise<ReadonlyMap<string, ModelVerdict>>;
  /** What it would say of a coming game as things stand. */
  preview(game: LeagueGame, at: Date): ModelVerdict;
};

export function createModelReplay(cache: LeagueCache, config: ModelConfig): ModelReplay {
  const progress: ReplayProgress = newProgress();
  const said = new Map<string, { readonly startAt: number; readonly verdict: ModelVerdict }>();
  const previews = new Map<string, FeatureRow>();
  const usesRows = config.strategy === 'expected_value';
  let written: (gameId: string) => FeatureRow | null = () => null;
  const runner = createModelRunner(config, (gameId) => previews.get(gameId) ?? written(gameId));
  return {
    async advance(until, pace) {
      const games = (await cache.games(until, pace)).map((game) => modelGame(game, config.category));
      if (usesRows) written = await cache.rows(until, pace);
      for (const { kind, game } of stepsUntil(games, progress, until.getTime())) {
        if (kind === 'learn') runner.learn(game);
        else if (game.startAt > until.getTime()) {
          said.set(game.id, { startAt: game.startAt, verdict: runner.see(game) });
        } else runner.pass(game);
        await pace();
      }
      for (const [id, { startAt }] of said) if (startAt <= until.getTime()) said.delete(id);
      return new Map([...said].map(([id, { verdict }]) => [id, verdict]));
    },
    preview(game, at) {
      if (usesRows) previews.set(game.input.id, cache.previewRow(game));
      const lookAt = Math.min(at.getTime(), game.input.startAt - MODEL_LEAD_MS);
      const verdict = runner.see(modelGame(game, config.category), lookAt);
      previews.clear();
      return verdict;
    },
  };
}
