import { POST as askFeed } from './feeds/ask.ts';
import { GET as feeds } from './feeds.ts';
import { POST as retryJob } from './jobs/[id]/retry.ts';
import { GET as jobs } from './jobs.ts';
import { POST as retryEmail } from './letters/[id]/retry.ts';
import { GET as emails } from './letters.ts';
import type { OfficeEndpoint } from './office-endpoint.ts';
import { POST as decideSpelling } from './spellings/decide.ts';
import { GET as spellings } from './spellings.ts';

/** The office's calls about how the site runs. */
export const operationEndpoints: readonly OfficeEndpoint[] = [
  jobs,
  retryJob,
  emails,
  retryEmail,
  feeds,
  askFeed,
  spellings,
  decideSpelling,
];
