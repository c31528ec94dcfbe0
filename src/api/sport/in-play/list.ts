import { listInPlay } from '#domain/forecasting/sport/list-in-play.ts';
import { endpoint } from '../../endpoint.ts';
import { inPlayListContract } from './list.contract.ts';

export const GET = endpoint(inPlayListContract, async ({ query }, { services, locale }) => {
  const { games, meta } = await listInPlay(services, { ...query, locale });
  return { data: [...games], meta };
});
