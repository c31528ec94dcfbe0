import { deleteAnswersBefore } from '#db/queries/feed-answer.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';

/** So long the answers of providers and publishers can be read again; what was learned from them stays for ever. */
const RETENTION_DAYS = 90;

/** Lets go of old answers, which would soon be most of the database. */
export async function forgetAnswers({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  return deleteAnswersBefore(db, new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS));
}
