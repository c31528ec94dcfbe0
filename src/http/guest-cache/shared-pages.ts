import type { ExperimentPlace } from '#terms/experiments.ts';
import type { Topic } from './fact-looks.ts';

/** A page that is the same for all guests who ask for it in the same words. */
export type SharedPage = {
  /** The facts that it shows; it is made again when one of them changes. */
  readonly topics: readonly Topic[];
  /** The parameters that change it, each with the values that it can have. Others are not looked at. */
  readonly query: Readonly<Record<string, RegExp>>;
  /** Parameters of a reader's own errand: an address that has one is never shared. */
  readonly personal?: readonly string[];
  /** How long it is good at most, for what depends on the time of day. */
  readonly goodForS: number;
  /** Its name where a test may run on it. */
  readonly place?: ExperimentPlace;
};

/** The words of the brand, and what its frame says. */
const FRAME: readonly Topic[] = ['wording', 'content'];
const RECORD: readonly Topic[] = [...FRAME, 'record'];
const GAMES: readonly Topic[] = [...FRAME, 'record', 'games'];

const SPORT = /^(?:soccer|basketball|baseball)$/;
const LEAGUE = /^[A-Z0-9]{2,16}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const PAGE = /^[1-9]\d{0,3}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a reader came for and where they go on to afterwards. */
const ERRANDS = ['redirect', 'verify', 'token', 'code', 'state', 'error', 'email'];

/** By the path below the language. Pages that are not listed are made for each reader. */
export const SHARED_PAGES: Readonly<Record<string, SharedPage>> = {
  '/': { topics: GAMES, query: { odds: /^\w{1,16}$/ }, goodForS: 60, place: 'home' },
  '/schedule': {
    topics: GAMES,
    query: {
      date: DAY,
      sport: SPORT,
      league: LEAGUE,
      status: /^(?:in_progress|not_started|completed|canceled)$/,
      mine: /^1$/,
    },
    goodForS: 15,
  },
  '/standings': {
    topics: GAMES,
    query: {
      league: LEAGUE,
      season: /^[\w/-]{1,16}$/,
      venue: /^(?:all|home|away)$/,
      group: /^(?:league|conference|division)$/,
    },
    goodForS: 60,
  },
  // An article shows the game that it is about, with its score and its picks.
  '/news': { topics: GAMES, query: { id: UUID, page: PAGE }, personal: ['preview'], goodForS: 30 },
  '/subscribe': {
    topics: RECORD,
    query: { plan: /^\d{1,6}$/ },
    personal: ['coupon', 'unit', 'leagues'],
    goodForS: 60,
    place: 'subscribe',
  },
  // The past is asked for seldom, and there are too many instants to remember a page for each.
  '/proof': {
    topics: RECORD,
    query: { day: DAY },
    personal: ['as_of'],
    goodForS: 30,
  },
  '/bankroll': {
    topics: RECORD,
    query: {
      staking: /^(?:units|level|percent|half_kelly)$/,
      size: /^(?:0\.5|1|2|5)$/,
      picks: /^(?:100|300|600)$/,
    },
    goodForS: 60,
  },
  // Checks are no facts of a topic: a run is seen as soon as the page is made again.
  '/audit': { topics: FRAME, query: { page: PAGE }, goodForS: 30 },
  '/widgets': { topics: FRAME, query: {}, goodForS: 60 },
  '/methodology': { topics: RECORD, query: {}, goodForS: 60 },
  '/terms': { topics: FRAME, query: {}, personal: ['agree'], goodForS: 60 },
  '/privacy': { topics: FRAME, query: {}, personal: ['agree'], goodForS: 60 },
  '/login': { topics: FRAME, query: {}, personal: ERRANDS, goodForS: 60 },
  '/register': { topics: FRAME, query: {}, personal: ERRANDS, goodForS: 60, place: 'register' },
};
