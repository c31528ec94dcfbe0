import { type Context, Hono } from 'hono';
import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { moveTestClock } from '#domain/foundation/clock/follow-test-clock.ts';
import { listEmails } from '#domain/foundation/outbox/list-emails.ts';
import type { Services } from '#domain/services.ts';
import { jobDefinitions } from '#jobs/job-names.ts';
import { runJob } from '#jobs/run-job.ts';
import { AppError } from '#platform/app-error.ts';
import type { MovableClock } from '#platform/clock.ts';
import { isUnstorable } from '#platform/storable-text.ts';

const clockBody = z
  .object({ advance_s: z.number().optional(), now: z.iso.datetime().optional() })
  .refine((body) => (body.advance_s === undefined) !== (body.now === undefined), 'give advance_s or now');
const jobBody = z.object({ name: z.string() });
const JOB_LIMIT_MS = 120_000;

/** The endpoints of test mode (docs/product/running.md): the clock, and jobs that answer when they are done. Loopback only. */
export function createTestEndpoints(options: {
  readonly services: Services;
  readonly clock: MovableClock;
  readonly boss: PgBoss;
}): Hono {
  const { services, clock, boss } = options;
  const app = new Hono();
  app.onError((error, context) => {
    if (!(error instanceof AppError)) throw error;
    return context.json({ error: error.message }, error.code === 'bad_request' ? 400 : 422);
  });
  app.post('/clock', async (context) => {
    const body = clockBody.safeParse(await readJson(context));
    if (!body.success) return context.json({ error: z.prettifyError(body.error) }, 422);
    return context.json({ now: (await moveTestClock(services, clock, body.data)).toISOString() });
  });
  app.get('/clock', (context) => context.json({ now: clock.now().toISOString() }));
  app.get('/outbox', async (context) => {
    const to = readText(context.req.query('to'));
    const emails = await listEmails(services, to === undefined ? {} : { to });
    return context.json(emails.map(describeEmail));
  });
  app.post('/jobs/run', async (context) => {
    const body = jobBody.safeParse(await readJson(context));
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

/** The body as JSON; throws 'bad_request' for anything else. */
async function readJson(context: Context): Promise<unknown> {
  try {
    return await context.req.json();
  } catch (cause) {
    throw new AppError('bad_request', 'the body is not JSON', { cause });
  }
}

/** A text that the database can be asked for; throws 'bad_request' for one that no database stores. */
function readText(text: string | undefined): string | undefined {
  if (text !== undefined && isUnstorable(text)) throw new AppError('bad_request', 'NUL or half a character');
  return text;
}

function describeEmail(email: Awaited<ReturnType<typeof listEmails>>[number]) {
  const {
    id,
    brand,
    recipient: to,
    template: name,
    locale,
    subject,
    status,
    bodyHtml,
    bodyText,
    createdAt,
  } = email;
  const links = bodyText.match(/https?:\/\/\S+/g) ?? [];
  return {
    id,
    brand,
    to,
    template: name,
    locale,
    subject,
    status,
    html: bodyHtml,
    text: bodyText,
    links,
    created_at: createdAt.toISOString(),
  };
}
