import { Hono } from 'hono';
import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { moveTestClock } from '#domain/clock/follow-test-clock.ts';
import { listLetters } from '#domain/outbox/list-letters.ts';
import type { Services } from '#domain/services.ts';
import { jobDefinitions } from '#jobs/job-names.ts';
import { runJob } from '#jobs/run-job.ts';
import type { MovableClock } from '#platform/clock.ts';

const clockBody = z
  .object({ advance_s: z.number().optional(), now: z.iso.datetime().optional() })
  .refine((body) => (body.advance_s === undefined) !== (body.now === undefined), 'give advance_s or now');
const jobBody = z.object({ name: z.string() });
const JOB_LIMIT_MS = 120_000;

/** The doors of test mode (C24): the clock, and jobs that answer when they are done. Loopback only. */
export function createTestDoors(options: {
  readonly services: Services;
  readonly clock: MovableClock;
  readonly boss: PgBoss;
}): Hono {
  const { services, clock, boss } = options;
  const app = new Hono();
  app.post('/clock', async (context) => {
    const body = clockBody.safeParse(await context.req.json());
    if (!body.success) return context.json({ error: z.prettifyError(body.error) }, 422);
    return context.json({ now: (await moveTestClock(services, clock, body.data)).toISOString() });
  });
  app.get('/clock', (context) => context.json({ now: clock.now().toISOString() }));
  app.get('/outbox', async (context) => {
    const to = context.req.query('to');
    const letters = await listLetters(services, to === undefined ? {} : { to });
    return context.json(letters.map(describeLetter));
  });
  app.post('/jobs/run', async (context) => {
    const body = jobBody.safeParse(await context.req.json());
    if (!body.success) return context.json({ error: z.prettifyError(body.error) }, 422);
    const { name } = body.data;
    if (!jobDefinitions.some((job) => job.name === name))
      return context.json({ error: `no job is called ${name}` }, 404);
    const run = await runJob(boss, name, JOB_LIMIT_MS);
    if (run === null) return context.json({ error: 'the job took too long' }, 504);
    return context.json(run, run.state === 'completed' ? 200 : 500);
  });
  return app;
}

function describeLetter(letter: Awaited<ReturnType<typeof listLetters>>[number]) {
  const {
    id,
    brand,
    recipient: to,
    letter: name,
    locale,
    subject,
    status,
    bodyHtml,
    bodyText,
    createdAt,
  } = letter;
  const links = bodyText.match(/https?:\/\/\S+/g) ?? [];
  return {
    ...{ id, brand, to, letter: name, locale, subject, status, html: bodyHtml, text: bodyText, links },
    created_at: createdAt.toISOString(),
  };
}
