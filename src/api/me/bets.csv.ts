import { exportBets } from '#domain/picks/own-bet/export-bets.ts';
import { endpoint } from '../endpoint.ts';
import { betsCsvContract } from './bets.csv.contract.ts';

export const GET = endpoint(betsCsvContract, async (_input, { services, member, locale }) => ({
  data: null,
  file: { name: 'bets.csv', content: exportBets(services, { member, locale }) },
}));
