import type { StructuredData } from './page-meta.ts';

/** A news article as schema.org describes one. */
export function articleData(article: {
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  /** ISO-8601. */
  readonly date: string;
  /** `zh-TW` */
  readonly lang: string;
  readonly publisher: string;
}): StructuredData {
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.summary,
    datePublished: article.date,
    dateModified: article.date,
    inLanguage: article.lang,
    mainEntityOfPage: article.address,
    author: { '@type': 'Organization', name: article.publisher },
    publisher: { '@type': 'Organization', name: article.publisher },
  };
}

/** schema.org knows no status for a game that is under way or over; such a game is simply scheduled in the past. */
const EVENT_STATUS = {
  not_started: 'https://schema.org/EventScheduled',
  in_progress: 'https://schema.org/EventScheduled',
  completed: 'https://schema.org/EventScheduled',
  canceled: 'https://schema.org/EventCancelled',
} as const;

export type GameStatus = keyof typeof EVENT_STATUS;

/** A game as schema.org describes one. */
export function gameData(game: {
  readonly home: string;
  readonly away: string;
  readonly league: string;
  readonly sport: string;
  /** ISO-8601. */
  readonly startAt: string;
  readonly status: GameStatus;
}): StructuredData {
  const team = (name: string) => ({ '@type': 'SportsTeam', name });
  return {
    '@type': 'SportsEvent',
    name: `${game.home} – ${game.away}`,
    startDate: game.startAt,
    eventStatus: EVENT_STATUS[game.status],
    sport: game.sport,
    homeTeam: team(game.home),
    awayTeam: team(game.away),
    competitor: [team(game.home), team(game.away)],
    organizer: { '@type': 'SportsOrganization', name: game.league },
  };
}
