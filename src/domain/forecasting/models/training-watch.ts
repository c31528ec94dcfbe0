import { noteProgress, type TrainingRow } from '#db/queries/model-training.ts';
import type { Services } from '#domain/services.ts';
import { elapsedSince, startTimer } from '#platform/clock.ts';

/** Why a training ended before its end. */
export class TrainingEnded extends Error {
  readonly why: 'time_limit' | 'canceled';
  constructor(why: 'time_limit' | 'canceled') {
    super(`the training ended: ${why}`);
    this.name = 'TrainingEnded';
    this.why = why;
  }
}

type Progress = Pick<TrainingRow, 'stage' | 'done' | 'total'>;

export type TrainingWatch = {
  /** Writes down how far the training is. Throws TrainingEnded where it was called off or has taken too long. */
  note(progress: Progress): Promise<void>;
  /** How many games were learned: within a page nothing can wait, so it is only looked at for the time. */
  learned(games: number): void;
  check(): Promise<void>;
};

/** Follows a training that runs: its progress goes to its row, its end is decided by an operator or by the time limit. */
export function watchTraining(
  { db }: Pick<Services, 'db'>,
  training: Pick<TrainingRow, 'id' | 'timeLimitS'>,
): TrainingWatch {
  const started = startTimer();
  let last: Progress = { stage: 'learning', done: 0, total: 0 };
  const assertInTime = () => {
    if (elapsedSince(started) > training.timeLimitS * 1000) throw new TrainingEnded('time_limit');
  };
  const note = async (progress: Progress) => {
    assertInTime();
    last = progress;
    if (!(await noteProgress(db, training.id, progress))) throw new TrainingEnded('canceled');
  };
  return {
    note,
    learned(games) {
      assertInTime();
      last = { stage: 'learning', done: games, total: 0 };
    },
    check: () => note(last),
  };
}
