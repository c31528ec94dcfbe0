import { type DestinationStream, type Logger, pino } from 'pino';
import { createBound } from './log-bound.ts';
import { readableLine } from './readable-line.ts';
import { shortError } from './short-error.ts';

export type Log = Logger;

const WARN = 40;

type LogOptions = {
  readonly name: string;
  readonly level?: string;
  /** Where the lines go; the process's own output where it is left out. */
  readonly to?: DestinationStream;
};

/**
 * Structured logs, one JSON object a line; short readable lines where a person looks at them. Fields that could carry a secret are
 * removed before they are written, errors are shortened, and a complaint that comes again and again is counted instead of repeated.
 */
export function createLog({ name, level = 'info', to }: LogOptions): Log {
  const bound = createBound();
  return pino(
    {
      name,
      level,
      redact: {
        paths: ['*.password', '*.token', '*.authorization', '*.cookie', 'url.password'],
        remove: true,
      },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: shortError },
      hooks: {
        logMethod(args, method, levelNumber) {
          if (levelNumber < WARN) return method.apply(this, args);
          const [fields, ...rest] = args;
          const verdict = bound(`${levelNumber} ${keyOf(fields)} ${rest.join(' ')}`);
          if (!verdict.isWritten) return undefined;
          if (verdict.unwritten === 0 || typeof fields !== 'object') return method.apply(this, args);
          return method.apply(this, [{ ...fields, unwritten: verdict.unwritten }, ...rest]);
        },
      },
    },
    to ??
      (process.stdout.isTTY
        ? { write: (line) => process.stdout.write(readableLine(line)) }
        : pino.destination(1)),
  );
}

/** What makes two complaints the same: their kind of error and the job, not the request. */
function keyOf(fields: unknown): string {
  if (typeof fields !== 'object' || fields === null) return String(fields);
  const error = 'err' in fields ? shortError(fields.err) : null;
  const job = 'job' in fields ? String(fields.job) : '';
  return `${job} ${error?.type ?? ''} ${error?.code ?? ''} ${error?.message.slice(0, 80) ?? ''}`;
}

/** A log that writes nothing, for tests of rules. */
export function silentLog(): Log {
  return pino({ level: 'silent' });
}
