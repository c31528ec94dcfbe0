/**
 * The zone of the ground where it is not the league's own. Needed only to make plausible kick-off times for sources
 * that have a date alone: an evening game in Seattle begins four hours after one in Boston.
 */
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';

const ZONES: Readonly<Record<string, string>> = {
  'MLS/Austin FC': CENTRAL,
  'MLS/Chicago Fire': CENTRAL,
  'MLS/FC Dallas': CENTRAL,
  'MLS/Houston Dynamo': CENTRAL,
  'MLS/Minnesota United': CENTRAL,
  'MLS/Nashville SC': CENTRAL,
  'MLS/Sporting Kansas City': CENTRAL,
  'MLS/St. Louis City': CENTRAL,
  'MLS/Colorado Rapids': MOUNTAIN,
  'MLS/Real Salt Lake': MOUNTAIN,
  'MLS/Chivas USA': PACIFIC,
  'MLS/Los Angeles FC': PACIFIC,
  'MLS/Los Angeles Galaxy': PACIFIC,
  'MLS/Portland Timbers': PACIFIC,
  'MLS/San Diego FC': PACIFIC,
  'MLS/San Jose Earthquakes': PACIFIC,
  'MLS/Seattle Sounders': PACIFIC,
  'MLS/Vancouver Whitecaps': PACIFIC,
  'NBA/Chicago Bulls': CENTRAL,
  'NBA/Dallas Mavericks': CENTRAL,
  'NBA/Houston Rockets': CENTRAL,
  'NBA/Memphis Grizzlies': CENTRAL,
  'NBA/Milwaukee Bucks': CENTRAL,
  'NBA/Minnesota Timberwolves': CENTRAL,
  'NBA/New Orleans Pelicans': CENTRAL,
  'NBA/Oklahoma City Thunder': CENTRAL,
  'NBA/San Antonio Spurs': CENTRAL,
  'NBA/Denver Nuggets': MOUNTAIN,
  'NBA/Utah Jazz': MOUNTAIN,
  'NBA/Phoenix Suns': 'America/Phoenix',
  'NBA/Golden State Warriors': PACIFIC,
  'NBA/Los Angeles Clippers': PACIFIC,
  'NBA/Los Angeles Lakers': PACIFIC,
  'NBA/Portland Trail Blazers': PACIFIC,
  'NBA/Sacramento Kings': PACIFIC,
  'MLB/Chicago Cubs': CENTRAL,
  'MLB/Chicago White Sox': CENTRAL,
  'MLB/Houston Astros': CENTRAL,
  'MLB/Kansas City Royals': CENTRAL,
  'MLB/Milwaukee Brewers': CENTRAL,
  'MLB/Minnesota Twins': CENTRAL,
  'MLB/St. Louis Cardinals': CENTRAL,
  'MLB/Texas Rangers': CENTRAL,
  'MLB/Colorado Rockies': MOUNTAIN,
  'MLB/Arizona Diamondbacks': 'America/Phoenix',
  'MLB/Athletics': PACIFIC,
  'MLB/Los Angeles Angels': PACIFIC,
  'MLB/Los Angeles Dodgers': PACIFIC,
  'MLB/San Diego Padres': PACIFIC,
  'MLB/San Francisco Giants': PACIFIC,
  'MLB/Seattle Mariners': PACIFIC,
};

/** IANA zone of the team's home ground, where it differs from the league's; otherwise null. */
export function findTeamZone(leagueId: string, name: string): string | null {
  return ZONES[`${leagueId}/${name}`] ?? null;
}
