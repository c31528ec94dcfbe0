import { endpoint } from '#api/endpoint.ts';
import { askFeedNow } from '#domain/forecasting/sport/ask-feed-now.ts';
import { askFeedContract } from './ask.contract.ts';

export const POST = endpoint(askFeedContract, async (_input, { services, operator }) => ({
  data: { wanted_at: (await askFeedNow(services, operator.id)).toISOString() },
}));
