import { insertArticle } from '#db/queries/article.ts';
import { gameIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import { formatPercent, formatSignedPercent } from '#i18n/format.ts';
import { formatOddsAs, oddsFormats } from '#i18n/odds-format.ts';
import { fixedClock } from '#platform/clock.ts';
import { newId } from '#platform/id.ts';
import type { TestServices } from './database.ts';
import { addForecast, goodOdds, minutesAfter } from './factories.ts';
import { playRecord } from './played-record.ts';
import { PROVEN } from './proven-law.ts';
import { addSmallRows, insertSmallSeason, SMALL_SOURCE, smallGame } from './small-season.ts';

/** Prices and chances that no other row of a test has, so that a single digit of theirs in an answer gives it away. */
const PRICES = { win_loss: 1.7373, run_line: 3.0319, over_under: 1.9917 } as const;
const FORECAST = {
  pHome: 0.513171,
  pDraw: 0.251927,
  pAway: 0.234902,
  expectedHome: 1.913713,
  expectedAway: 0.877177,
};
const DRIVER = 0.271828;
const SPREAD = { home: [0.501717, 0.527171], draw: [0.241317, 0.261713], away: [0.221719, 0.247193] };
/** What the analysis of the game says, in every language. */
export const LOCKED_SENTENCE = 'Quonzibar presses higher than its price admits.';
/** Of the game's law of scores, which is sent to no one. */
export const LOCKED_LAW = '0.0577';

export type Secret = {
  readonly text: string;
  /** A price of the market itself, which /sport/odds-show shows to every member. */
  readonly isMarketPrice: boolean;
  /** As a page would write it; answers of the API have numbers instead. */
  readonly isWritten: boolean;
};

export type LockedPicks = {
  readonly gameId: string;
  readonly startAt: Date;
  readonly ids: readonly string[];
  /** What names the picks to everybody: their ids, serials and hashes. */
  readonly names: ReadonlySet<string>;
  readonly secrets: readonly Secret[];
};

/** A record of two days and, ahead of the clock, a game with three paid picks whose every value is unmistakable. */
export async function plantLockedPicks(test: TestServices): Promise<LockedPicks> {
  const played = await playRecord(test, 2);
  const known = minutesAfter(played.now, -1);
  const odds = goodOdds('secret', known).map((price) => ({ ...price, homeOdds: PRICES[price.betType] }));
  const startAt = minutesAfter(known, 700);
  await insertSmallSeason(test.services, { games: [smallGame({ key: 'secret', startAt })], odds });
  await addForecast(test.services, {
    gameKey: 'secret',
    knownAt: known,
    ...FORECAST,
    spread: SPREAD,
    drivers: [{ code: 'elo', contribution: DRIVER }],
    distribution: {
      kind: 'soccer',
      lambda: FORECAST.expectedHome,
      mu: FORECAST.expectedAway,
      rho: -Number(LOCKED_LAW),
      marketLine: PROVEN,
    },
  });
  const clock = fixedClock(minutesAfter(played.now, 1));
  await publishPicks({ ...test.services, clock }, { source: SMALL_SOURCE });
  const gameId = gameIdOf(SMALL_SOURCE, 'secret');
  await insertArticle(test.services.db, articleOf(gameId, minutesAfter(played.now, 1)));
  test.setNow(minutesAfter(played.now, 2));
  return { gameId, startAt, ...(await readSecrets(test, gameId)) };
}

/** The start of their game is moved, as the feed reports now. */
export async function moveLockedGame(test: TestServices, startAt: Date): Promise<void> {
  const knownAt = test.services.clock.now();
  await addSmallRows(test.services, { games: [smallGame({ key: 'secret', startAt, knownAt })] });
}

function articleOf(gameId: string, knownAt: Date): Parameters<typeof insertArticle>[1] {
  const text = [[{ text: LOCKED_SENTENCE, fact: null }]];
  return {
    id: newId(),
    gameId,
    knownAt,
    pickId: null,
    betType: null,
    side: null,
    facts: [],
    plan: [],
    basisHash: 'a'.repeat(64),
    contentHash: 'b'.repeat(64),
    texts: { en: text, zh_TW: text, zh_HK: text, vi: text },
  };
}

async function readSecrets(
  test: TestServices,
  gameId: string,
): Promise<Omit<LockedPicks, 'gameId' | 'startAt'>> {
  const { rows } = await test.services.db.$client.query(
    "select *, serial_day || '/' || lpad(serial_no::text, 4, '0') as serial from pick where game_id = $1",
    [gameId],
  );
  const numbers = [
    ...rows.flatMap((row) => [row.salt, row.ev, row.p_win, row.p_lose, Number(row.min_odds)]),
    ...Object.values(FORECAST),
    DRIVER,
    Number(LOCKED_LAW),
    SPREAD.home[0],
    SPREAD.away[1],
    LOCKED_SENTENCE,
  ];
  const written = [
    ...rows.flatMap((row) => [formatSignedPercent(row.ev), formatPercent(row.p_win)]),
    ...Object.values(PRICES).flatMap((price) => oddsFormats.map((format) => formatOddsAs(price, format))),
    formatPercent(FORECAST.pHome),
  ];
  return {
    ids: rows.map((row) => row.id),
    names: new Set(rows.flatMap((row) => [row.id, row.serial, row.leaf_hash])),
    secrets: [
      // Few digits stand in a clock time too; the rest of them cannot be there by chance.
      ...[...new Set(numbers.map(String))].filter((text) => text.length >= 6).map((text) => plain({ text })),
      ...Object.values(PRICES).map((price) => plain({ text: String(price), isMarketPrice: true })),
      ...[...new Set(written)]
        .filter((text) => text.length >= 4)
        .map((text) => plain({ text, isWritten: true })),
    ],
  };
}

const plain = (options: Partial<Secret> & Pick<Secret, 'text'>): Secret => ({
  isMarketPrice: false,
  isWritten: false,
  ...options,
});

/** Which secrets stand in these bytes. A price of three digits is none where it is a part of a longer number, as of a second. */
export function secretsIn(bytes: string, secrets: readonly Secret[]): string[] {
  return secrets
    .filter(({ text }) => bytes.includes(text) && (!/^\d\.\d+$/.test(text) || standsAlone(bytes, text)))
    .map(({ text }) => text);
}

function standsAlone(bytes: string, number: string): boolean {
  return new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?!\\d)`).test(bytes);
}

const PAID = ['side', 'line', 'odds', 'min_odds', 'p', 'ev', 'confidence', 'units', 'drivers', 'recommendation', 'article',
  'salt', 'sealed', 'tier', 'version', 'price', 'local_prices', 'forecast', 'p_win', 'odds_snapshot', 'model_version', 'turned', 'thought'] as const; // biome-ignore format: a list of fields

/** Objects of an answer that are about a locked pick and hold what is paid for. */
export function revealingObjects(value: unknown, names: LockedPicks['names']): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap((field) => revealingObjects(field, names));
  const isAbout = Object.values(value).some((field) => typeof field === 'string' && names.has(field));
  // The steps of a proof have sides too: where the neighbour's hash stands.
  const isRevealing = PAID.some(
    (name) => Object.hasOwn(value, name) && ![null, 'left', 'right'].includes(Object(value)[name]),
  );
  return isAbout && isRevealing && !Array.isArray(value) ? [value, ...inner] : inner;
}
