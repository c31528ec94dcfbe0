import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured logs, one JSON object a line. Fields that could carry a secret are removed before they are written. */
export function createLog(options: { readonly name: string; readonly level?: string }): Log {
  return pino({
    name: options.name,
    level: options.level ?? 'info',
    redact: { paths: ['*.password', '*.token', '*.authorization', '*.cookie', 'url.password'], remove: true },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}

/** A log that writes nothing, for tests of rules. */
export function silentLog(): Log {
  return pino({ level: 'silent' });
}
