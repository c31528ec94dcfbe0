import { GET as hotList } from './ai-recommendation-website/hot-list.ts';
import { GET as claims } from './claims.ts';
import type { Endpoint } from './endpoint.ts';
import { GET as ledger } from './public/ledger.ts';
import { GET as inPlayList } from './sport/in-play/list.ts';
import { GET as leagueList } from './sport/league.ts';
import { GET as gameList } from './sport/list.ts';
import { GET as sportTypes } from './sport/type.ts';

/** Every endpoint of the API. A test holds that each file below this folder is in the list, under its own path. */
export const endpoints: readonly Endpoint[] = [
  hotList,
  claims,
  ledger,
  inPlayList,
  leagueList,
  gameList,
  sportTypes,
];
