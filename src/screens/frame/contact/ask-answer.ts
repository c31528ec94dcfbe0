import { keywordResponseContract } from '#api/ai-keyword-response.contract.ts';
import type { Locale } from '#terms/locales.ts';
import { type CallResult, createApiClient } from '../../api-client.ts';

/** Asks for the written answer that fits a question. Loaded with the first question, so that it weighs nothing before. */
export function askAnswer(
  keyword: string,
  locale: Locale,
): Promise<CallResult<typeof keywordResponseContract>> {
  const client = createApiClient({
    base: '/api',
    locale,
    fetch: (address, init) => fetch(address, init),
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    log: (path, problem) => console.warn(`no answer from ${path}`, problem),
  });
  return client.call(keywordResponseContract, { body: { keyword } });
}
