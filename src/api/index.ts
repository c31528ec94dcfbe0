import { GET as announcements } from './ai-announcements.ts';
import { GET as feedbackList } from './ai-customer-feedback/list.ts';
import { POST as keywordResponse } from './ai-keyword-response.ts';
import { GET as hotList } from './ai-recommendation-website/hot-list.ts';
import { GET as languages } from './ai-website-languages.ts';
import { GET as settings } from './ai-website-settings/show.ts';
import { GET as claims } from './claims.ts';
import { GET as contacts } from './contact-infos.ts';
import type { Endpoint } from './endpoint.ts';
import { GET as marquee } from './marquee.ts';
import { GET as planList } from './plan/list.ts';
import { GET as ledgerCsv } from './public/ledger.csv.ts';
import { GET as ledger } from './public/ledger.ts';
import { GET as proof } from './public/proof/[date].ts';
import { GET as verifier } from './public/verify-ledger.mjs.ts';
import { GET as seo } from './seos/show.ts';
import { GET as inPlayList } from './sport/in-play/list.ts';
import { GET as leagueList } from './sport/league.ts';
import { GET as gameList } from './sport/list.ts';
import { GET as statisticsTeams } from './sport/statistics/teams.ts';
import { GET as sportTypes } from './sport/type.ts';
import { GET as newsList } from './sport-news/list.ts';
import { GET as situationList } from './sport-statistics-situation/list.ts';

/** Every endpoint of the API. A test holds that each file below this folder is in the list, under its own path. */
export const endpoints: readonly Endpoint[] = [
  announcements,
  feedbackList,
  keywordResponse,
  hotList,
  languages,
  settings,
  claims,
  contacts,
  marquee,
  planList,
  ledger,
  ledgerCsv,
  proof,
  verifier,
  seo,
  inPlayList,
  leagueList,
  gameList,
  sportTypes,
  statisticsTeams,
  newsList,
  situationList,
];
