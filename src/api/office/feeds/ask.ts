import { askFeedNow } from '#domain/forecasting/sport/ask-feed-now.ts';
import { officeEndpoint } from '../office-endpoint.ts';
import { askFeedContract } from './ask.contract.ts';

export const POST = officeEndpoint(askFeedContract, async (_input, { services, operator }) => ({
  data: { wanted_at: (await askFeedNow(services, operator.id)).toISOString() },
}));
