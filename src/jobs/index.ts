import { closeDaysJob } from './close-days.job.ts';
import { closeDays } from './close-days.ts';
import { expireOrdersJob } from './expire-orders.job.ts';
import { expireOrders } from './expire-orders.ts';
import { forecastGamesJob } from './forecast-games.job.ts';
import { forecastGames } from './forecast-games.ts';
import { ingestFeedJob } from './ingest-feed.job.ts';
import { ingestFeed } from './ingest-feed.ts';
import type { JobHandler } from './job-context.ts';
import type { JobDefinition } from './job-definition.ts';
import { measureModelsJob } from './measure-models.job.ts';
import { measureModels } from './measure-models.ts';
import { playCustomModelsJob } from './play-custom-models.job.ts';
import { playCustomModels } from './play-custom-models.ts';
import { publishNewsJob } from './publish-news.job.ts';
import { publishNews } from './publish-news.ts';
import { publishPicksJob } from './publish-picks.job.ts';
import { publishPicks } from './publish-picks.ts';
import { readNewsJob } from './read-news.job.ts';
import { readNews } from './read-news.ts';
import { reconcilePaymentsJob } from './reconcile-payments.job.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { remindRenewalsJob } from './remind-renewals.job.ts';
import { remindRenewals } from './remind-renewals.ts';
import { retrainModelsJob } from './retrain-models.job.ts';
import { retrainModels } from './retrain-models.ts';
import { runCustomModelsJob } from './run-custom-models.job.ts';
import { runCustomModels } from './run-custom-models.ts';
import { sendLettersJob } from './send-letters.job.ts';
import { sendLetters } from './send-letters.ts';
import { settlePicksJob } from './settle-picks.job.ts';
import { settlePicks } from './settle-picks.ts';
import { tellNewsJob } from './tell-news.job.ts';
import { tellNews } from './tell-news.ts';
import { tidyAccountsJob } from './tidy-accounts.job.ts';
import { tidyAccounts } from './tidy-accounts.ts';
import { trainModelsJob } from './train-models.job.ts';
import { trainModels } from './train-models.ts';
import { watchModelsJob } from './watch-models.job.ts';
import { watchModels } from './watch-models.ts';
import { writeArticlesJob } from './write-articles.job.ts';
import { writeArticles } from './write-articles.ts';

/** Every job with its handler. Only the worker reads this list. */
export const jobs: readonly { readonly definition: JobDefinition; readonly handler: JobHandler }[] = [
  { definition: ingestFeedJob, handler: ingestFeed },
  { definition: forecastGamesJob, handler: forecastGames },
  { definition: publishPicksJob, handler: publishPicks },
  { definition: publishNewsJob, handler: publishNews },
  { definition: readNewsJob, handler: readNews },
  { definition: settlePicksJob, handler: settlePicks },
  { definition: closeDaysJob, handler: closeDays },
  { definition: writeArticlesJob, handler: writeArticles },
  { definition: expireOrdersJob, handler: expireOrders },
  { definition: reconcilePaymentsJob, handler: reconcilePayments },
  { definition: remindRenewalsJob, handler: remindRenewals },
  { definition: retrainModelsJob, handler: retrainModels },
  { definition: trainModelsJob, handler: trainModels },
  { definition: measureModelsJob, handler: measureModels },
  { definition: watchModelsJob, handler: watchModels },
  { definition: playCustomModelsJob, handler: playCustomModels },
  { definition: runCustomModelsJob, handler: runCustomModels },
  { definition: tellNewsJob, handler: tellNews },
  { definition: sendLettersJob, handler: sendLetters },
  { definition: tidyAccountsJob, handler: tidyAccounts },
];
