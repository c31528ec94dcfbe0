import type { Translate } from './t.ts';

const JOBS = [
  'check-books',
  'close-days',
  'expire-orders',
  'forecast-games',
  'ingest-feed',
  'measure-models',
  'notify-members',
  'play-custom-models',
  'publish-news',
  'publish-picks',
  'read-news',
  'reconcile-payments',
  'remind-renewals',
  'retrain-models',
  'run-checks',
  'run-custom-models',
  'send-email',
  'send-emails',
  'send-notices',
  'send-pushes',
  'send-webhooks',
  'settle-picks',
  'stamp-proofs',
  'tidy-accounts',
  'train-models',
  'watch-models',
  'watch-site',
  'write-articles',
] as const;

/** What people call a job; one that is not known here keeps the name that programs use. */
export function jobName(t: Translate<'jobs'>, name: string): string {
  const known = JOBS.find((one) => one === name);
  return known === undefined ? name : t(`jobs.names.${known}`);
}
