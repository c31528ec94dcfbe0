import { elapsedSince, startTimer } from '#platform/clock.ts';

export type KeepOptions = {
  readonly keepMs: number;
  /** The answers that are kept at most; the oldest goes first, so that made-up questions cannot fill the memory. */
  readonly most: number;
};

/** Asks once for each key and keeps the answer for a while. A failure is not kept, and questions at one time share one. */
export function keepFor<Question, Answer>(
  { keepMs, most }: KeepOptions,
  keyOf: (question: Question) => string,
  ask: (question: Question) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  const kept = new Map<string, { readonly since: number; readonly answer: Promise<Answer> }>();
  return (question) => {
    const key = keyOf(question);
    const known = kept.get(key);
    if (known !== undefined && elapsedSince(known.since) < keepMs) return known.answer;
    const answer = ask(question);
    kept.delete(key);
    kept.set(key, { since: startTimer(), answer });
    answer.catch(() => kept.get(key)?.answer === answer && kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}

/** The answer if it is there in time, else null; a failure is null too, after `onFailure` has heard of it. */
export async function waitAtMost<Answer>(
  answer: Promise<Answer>,
  waitMs: number,
  onFailure: (error: unknown) => void,
): Promise<Answer | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(done, waitMs, null);
  });
  const safe = answer.catch((error: unknown) => {
    onFailure(error);
    return null;
  });
  try {
    return await Promise.race([safe, late]);
  } finally {
    clearTimeout(timer);
  }
}
