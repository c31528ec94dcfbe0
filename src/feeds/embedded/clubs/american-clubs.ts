/**
 * Clubs of the NBA and MLB by division, each with the hours by which its clock lies behind New York. Divisions of one
 * half (conference or league) follow one another, so that the first half of the list is one conference or league.
 */
export type Division = readonly (readonly [name: string, hoursBehind: number])[];

export const NBA_DIVISIONS: readonly Division[] = [
  [
    ['Boston Celtics', 0],
    ['Brooklyn Nets', 0],
    ['New York Knicks', 0],
    ['Philadelphia 76ers', 0],
    ['Toronto Raptors', 0],
  ],
  [
    ['Chicago Bulls', 1],
    ['Cleveland Cavaliers', 0],
    ['Detroit Pistons', 0],
    ['Indiana Pacers', 0],
    ['Milwaukee Bucks', 1],
  ],
  [
    ['Atlanta Hawks', 0],
    ['Charlotte Hornets', 0],
    ['Miami Heat', 0],
    ['Orlando Magic', 0],
    ['Washington Wizards', 0],
  ],
  [
    ['Denver Nuggets', 2],
    ['Minnesota Timberwolves', 1],
    ['Oklahoma City Thunder', 1],
    ['Portland Trail Blazers', 3],
    ['Utah Jazz', 2],
  ],
  [
    ['Golden State Warriors', 3],
    ['Los Angeles Clippers', 3],
    ['Los Angeles Lakers', 3],
    ['Phoenix Suns', 2],
    ['Sacramento Kings', 3],
  ],
  [
    ['Dallas Mavericks', 1],
    ['Houston Rockets', 1],
    ['Memphis Grizzlies', 1],
    ['New Orleans Pelicans', 1],
    ['San Antonio Spurs', 1],
  ],
];

export const MLB_DIVISIONS: readonly Division[] = [
  [
    ['Baltimore Orioles', 0],
    ['Boston Red Sox', 0],
    ['New York Yankees', 0],
    ['Tampa Bay Rays', 0],
    ['Toronto Blue Jays', 0],
  ],
  [
    ['Chicago White Sox', 1],
    ['Cleveland Guardians', 0],
    ['Detroit Tigers', 0],
    ['Kansas City Royals', 1],
    ['Minnesota Twins', 1],
  ],
  [
    ['Athletics', 3],
    ['Houston Astros', 1],
    ['Los Angeles Angels', 3],
    ['Seattle Mariners', 3],
    ['Texas Rangers', 1],
  ],
  [
    ['Atlanta Braves', 0],
    ['Miami Marlins', 0],
    ['New York Mets', 0],
    ['Philadelphia Phillies', 0],
    ['Washington Nationals', 0],
  ],
  [
    ['Chicago Cubs', 1],
    ['Cincinnati Reds', 0],
    ['Milwaukee Brewers', 1],
    ['Pittsburgh Pirates', 0],
    ['St. Louis Cardinals', 1],
  ],
  [
    ['Arizona Diamondbacks', 2],
    ['Colorado Rockies', 2],
    ['Los Angeles Dodgers', 3],
    ['San Diego Padres', 3],
    ['San Francisco Giants', 3],
  ],
];
