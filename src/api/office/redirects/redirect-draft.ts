import type { z } from 'zod';
import type { RedirectDraft } from '#domain/content/seo/read-redirect-draft.ts';
import type { newRedirectContract } from '../redirects.contract.ts';

/** What was typed, as the use cases take it. */
export function draftOf(body: z.infer<typeof newRedirectContract.body>, now: Date): RedirectDraft {
  const { path, target, language, match, keep_query: keepQuery, from, until, note } = body;
  return {
    path,
    target,
    languageCode: language,
    match,
    keepQuery,
    note,
    fromAt: from === null ? now : new Date(from),
    untilAt: until === null ? null : new Date(until),
  };
}
