import { listSports } from '#domain/forecasting/sport/list-sports.ts';
import { endpoint } from '../endpoint.ts';
import { sportTypeContract } from './type.contract.ts';

export const GET = endpoint(sportTypeContract, async (_input, { locale }) => ({ data: listSports(locale) }));
