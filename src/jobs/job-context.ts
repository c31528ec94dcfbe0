import type { Decision } from '#domain/foundation/approval/approvable.ts';
import type { Engine } from '#domain/picks/backfill/engine.ts';
import type { Services } from '#domain/services.ts';

/** What a handler is given: the services, and the worker's feed and forecasters, which live as long as the process. */
export type JobContext = {
  readonly services: Services;
  readonly engine: Engine;
  /** What the program says of a brand. */
  readonly getBrand: Decision['getBrand'];
};

/** A handler answers with what it did, for the log. */
export type JobHandler = (context: JobContext) => Promise<unknown>;
