import { checkBooksJob } from './check-books.job.ts';
import { closeDaysJob } from './close-days.job.ts';
import { expireOrdersJob } from './expire-orders.job.ts';
import { forecastGamesJob } from './forecast-games.job.ts';
import { ingestFeedJob } from './ingest-feed.job.ts';
import type { JobDefinition } from './job-definition.ts';
import { measureModelsJob } from './measure-models.job.ts';
import { notifyMembersJob } from './notify-members.job.ts';
import { playCustomModelsJob } from './play-custom-models.job.ts';
import { publishNewsJob } from './publish-news.job.ts';
import { publishPicksJob } from './publish-picks.job.ts';
import { readNewsJob } from './read-news.job.ts';
import { reconcilePaymentsJob } from './reconcile-payments.job.ts';
import { remindRenewalsJob } from './remind-renewals.job.ts';
import { retrainModelsJob } from './retrain-models.job.ts';
import { runChecksJob } from './run-checks.job.ts';
import { runCustomModelsJob } from './run-custom-models.job.ts';
import { sendEmailJob } from './send-email.job.ts';
import { sendEmailsJob } from './send-emails.job.ts';
import { sendNoticesJob } from './send-notices.job.ts';
import { sendPushesJob } from './send-pushes.job.ts';
import { sendWebhooksJob } from './send-webhooks.job.ts';
import { settlePicksJob } from './settle-picks.job.ts';
import { stampProofsJob } from './stamp-proofs.job.ts';
import { tidyAccountsJob } from './tidy-accounts.job.ts';
import { trainModelsJob } from './train-models.job.ts';
import { watchModelsJob } from './watch-models.job.ts';
import { watchSiteJob } from './watch-site.job.ts';
import { writeArticlesJob } from './write-articles.job.ts';

/** Every definition, without its handler: what the queue is installed with and what may be asked for by name. */
export const jobDefinitions: readonly JobDefinition[] = [
  ingestFeedJob,
  forecastGamesJob,
  publishPicksJob,
  publishNewsJob,
  readNewsJob,
  settlePicksJob,
  closeDaysJob,
  stampProofsJob,
  writeArticlesJob,
  reconcilePaymentsJob,
  remindRenewalsJob,
  retrainModelsJob,
  trainModelsJob,
  measureModelsJob,
  watchModelsJob,
  expireOrdersJob,
  playCustomModelsJob,
  runCustomModelsJob,
  notifyMembersJob,
  sendEmailJob,
  sendEmailsJob,
  sendPushesJob,
  sendWebhooksJob,
  sendNoticesJob,
  tidyAccountsJob,
  watchSiteJob,
  checkBooksJob,
  runChecksJob,
];
