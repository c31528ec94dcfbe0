import type { Context } from 'hono';
import { AppError } from '#platform/app-error.ts';

/** The JSON of a body. Throws 'bad_request' for one that says of itself that it is something else, as every form of a page does. */
export async function readJson(context: Context): Promise<unknown> {
  const type = context.req.header('Content-Type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw new AppError('bad_request', 'the body is not JSON');
  try {
    return await context.req.json();
  } catch (cause) {
    throw new AppError('bad_request', 'the body is not JSON', { cause });
  }
}
