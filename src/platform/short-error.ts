const MAX_MESSAGE = 300;
const MAX_FRAMES = 4;
const MAX_CAUSES = 3;

type ShortError = {
  readonly type: string;
  readonly message: string;
  readonly code: string | undefined;
  readonly at: readonly string[];
  readonly cause: ShortError | undefined;
};

/** An error as a log line says it: what happened, where, and why, without the query that failed and without the library's frames. */
export function shortError(error: unknown, depth = 0): ShortError {
  if (!(error instanceof Error)) {
    // A library may hand over a copy of an error instead of the error.
    const isCopy = typeof error === 'object' && error !== null && 'message' in error;
    const message = shorten(String(isCopy ? error.message : error));
    return { type: typeof error, message, code: undefined, at: [], cause: undefined };
  }
  return {
    type: error.name,
    message: shorten(error.message),
    code: 'code' in error && error.code !== undefined ? String(error.code) : undefined,
    at: framesOf(error.stack ?? ''),
    cause: error.cause === undefined || depth >= MAX_CAUSES ? undefined : shortError(error.cause, depth + 1),
  };
}

/** A failed query carries all its values, which may be a member's. */
function shorten(message: string): string {
  const said = message.replace(/\nparams: [\s\S]*$/, '').replaceAll(/\s+/g, ' ');
  return said.length > MAX_MESSAGE ? `${said.slice(0, MAX_MESSAGE)}…` : said;
}

function framesOf(stack: string): string[] {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const own = frames.filter((line) => !line.includes('node_modules') && !line.includes('node:'));
  return own.slice(0, MAX_FRAMES).map((line) => line.trim().replace(/^at /, ''));
}
