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
