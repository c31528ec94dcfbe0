import type { Locale } from '#terms/locales.ts';
import type { Sport } from '#terms/sports.ts';

export type LocalNames = Readonly<Record<Locale, string>>;

export const LEAGUE_IDS = ['EPL', 'LIGUE1', 'LALIGA', 'BUNDESLIGA', 'SERIEA', 'MLS', 'NBA', 'MLB'] as const;
type LeagueId = (typeof LEAGUE_IDS)[number];

export type League = {
  readonly id: LeagueId;
  readonly sport: Sport;
  /** In English; Canada's clubs play in leagues that are run from the United States. */
  readonly country: string;
  /** IANA zone in which the league names its game days. */
  readonly zone: string;
  /** True where a season runs from summer to summer and is written "2016-17". */
  readonly splitSeason: boolean;
  readonly names: LocalNames;
};

/**
 * The leagues that the archives cover, with their names as each market's sports pages write them. What a site covers, and by which rules,
 * stands in its rows (docs/product/leagues.md).
 */
export const LEAGUES: readonly League[] = [
  {
    id: 'EPL',
    sport: 'soccer',
    country: 'England',
    zone: 'Europe/London',
    splitSeason: true,
    names: { en: 'Premier League', zh_TW: '英超', zh_HK: '英超', vi: 'Ngoại hạng Anh' },
  },
  {
    id: 'LIGUE1',
    sport: 'soccer',
    country: 'France',
    zone: 'Europe/Paris',
    splitSeason: true,
    names: { en: 'Ligue 1', zh_TW: '法甲', zh_HK: '法甲', vi: 'Ligue 1' },
  },
  {
    id: 'LALIGA',
    sport: 'soccer',
    country: 'Spain',
    zone: 'Europe/Madrid',
    splitSeason: true,
    names: { en: 'La Liga', zh_TW: '西甲', zh_HK: '西甲', vi: 'La Liga' },
  },
  {
    id: 'BUNDESLIGA',
    sport: 'soccer',
    country: 'Germany',
    zone: 'Europe/Berlin',
    splitSeason: true,
    names: { en: 'Bundesliga', zh_TW: '德甲', zh_HK: '德甲', vi: 'Bundesliga' },
  },
  {
    id: 'SERIEA',
    sport: 'soccer',
    country: 'Italy',
    zone: 'Europe/Rome',
    splitSeason: true,
    names: { en: 'Serie A', zh_TW: '義甲', zh_HK: '意甲', vi: 'Serie A' },
  },
  {
    id: 'MLS',
    sport: 'soccer',
    country: 'United States',
    zone: 'America/New_York',
    splitSeason: false,
    names: { en: 'MLS', zh_TW: '美國職業足球大聯盟', zh_HK: '美職聯', vi: 'Nhà nghề Mỹ MLS' },
  },
  {
    id: 'NBA',
    sport: 'basketball',
    country: 'United States',
    zone: 'America/New_York',
    splitSeason: true,
    names: { en: 'NBA', zh_TW: 'NBA', zh_HK: 'NBA', vi: 'NBA' },
  },
  {
    id: 'MLB',
    sport: 'baseball',
    country: 'United States',
    zone: 'America/New_York',
    splitSeason: false,
    names: { en: 'MLB', zh_TW: 'MLB 美國職棒', zh_HK: 'MLB 美國職棒', vi: 'MLB' },
  },
];

const BY_ID = new Map<string, League>(LEAGUES.map((league) => [league.id, league]));

/** The league of that id, or null where it is not one of ours. */
export function findLeague(leagueId: string): League | null {
  return BY_ID.get(leagueId) ?? null;
}

/** The league of that id. Throws where it is not one of ours; an archive that has been read names no other. */
export function getLeague(leagueId: string): League {
  const league = findLeague(leagueId);
  if (league === null) throw new Error(`No such league: ${leagueId}`);
  return league;
}
