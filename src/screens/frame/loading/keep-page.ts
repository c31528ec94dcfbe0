import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { isNetworkError } from '../network-error.ts';
import { connection } from './connection.ts';

type Results = Record<string, DataStrategyResult>;

/**
 * Keeps the page that stands where the server cannot be reached: what was asked for is answered with nothing until the reader asks for
 * something else, or for it again, which ends this request and begins it again. What a form sends is answered at once, because its
 * reader must know that it was not taken.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  if (!Object.values(results).some(({ type, result }) => type === 'error' && isNetworkError(result))) {
    connection.came();
    return results;
  }
  if (request.method !== 'GET' || request.signal.aborted) return results;
  connection.lose();
  await new Promise<void>((ended) => request.signal.addEventListener('abort', () => ended()));
  return results;
};
