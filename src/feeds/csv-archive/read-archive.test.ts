import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ArchiveGame } from '../archive.ts';
import { readArchive } from './read-archive.ts';

const OK = fileURLToPath(new URL('./fixtures/ok', import.meta.url));
const NOT_OK = fileURLToPath(new URL('./fixtures/not-ok', import.meta.url));

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function readOk(leagueId: string): Promise<readonly ArchiveGame[]> {
  const { games } = await readArchive(OK, { leagues: [leagueId] });
  return games;
}

/** A price in one line: market, line, who, when and what. */
function priceText(price: ArchiveGame['odds'][number]): string {
  const { betType, line, bookmaker, phase, homeOdds, drawOdds, awayOdds, knownAt } = price;
  const odds = [homeOdds, drawOdds, awayOdds].filter((value) => value !== null).join('/');
  return `${betType} ${line} ${bookmaker} ${phase} ${odds} ${knownAt.toISOString().slice(0, 16)}`;
}

describe('what can be read', () => {
  it('takes all three formats from one folder, oldest first, with nothing refused', async () => {
    const { games, rejected } = await readArchive(OK);
    expect(rejected).toEqual([]);
    expect(
      games.map(
        (game) =>
          `${game.gameDay} ${game.leagueId} ${game.home} ${game.homeScore}–${game.awayScore} ${game.away}`,
      ),
    ).toEqual([
      '2030-08-17 LALIGA Real Madrid 1–4 Barcelona',
      '2030-08-24 SERIEA Milan 2–1 Juventus',
      '2030-08-25 SERIEA Napoli 0–0 Roma',
      '2030-12-07 EPL Arsenal 2–1 Chelsea',
      '2030-12-10 EPL Man United 0–0 Liverpool',
      '2030-12-13 EPL Fulham 1–0 Everton',
      '2031-01-15 NBA Los Angeles Lakers 121–118 Boston Celtics',
      '2031-02-26 BUNDESLIGA Dortmund 2–2 Bayern Munich',
      '2031-03-15 MLS Inter Miami 2–0 Atlanta Utd',
      "2031-05-03 EPL Man City 3–3 Nott'm Forest",
      '2031-06-07 MLS Seattle Sounders 1–1 Portland Timbers',
      '2031-07-12 MLB Colorado Rockies 5–4 San Diego Padres',
      '2031-07-12 MLB Colorado Rockies 2–9 San Diego Padres',
    ]);
  });

  it('season tables: best prices go to who quoted them, and no bookmaker stands twice', async () => {
    const [game, untimed] = await readOk('EPL');
    expect(game).toMatchObject({
      season: '2030-31',
      startSimulated: false,
      origin: 'real',
      halfTime: [1, 0],
      statistics: { shots_home: 14, shots_away: 9, xg_home: 1.72, xg_away: 0.64 },
      references: [{ provider: '538_spi', home: 0.5, draw: 0.25, away: 0.25 }],
    });
    expect(game?.startAt).toEqual(new Date('2030-12-07T15:00:00Z'));
    expect(game?.odds.map(priceText)).toEqual([
      'win_loss null Pinnacle open 2.02/3.5/3.9 2030-12-06T17:00',
      'win_loss null Market average open 1.98/3.4/3.7 2030-12-06T17:00',
      'over_under 2.5 Pinnacle open 1.9/1.96 2030-12-06T17:00',
      'win_loss null Market average close 1.95/3.6/4.1 2030-12-07T15:00',
      'run_line -0.5 Market average close 1.97/1.93 2030-12-07T15:00',
    ]);
    expect(untimed).toMatchObject({ startSimulated: true, origin: 'mixed' });
    expect(untimed?.odds.map(priceText)).toEqual(['win_loss null Bet365 open 2.6/3.3/2.7 2030-12-10T17:00']);
  });

  it('basketball has lines without a price, no opening, and its own references', async () => {
    const [game] = await readOk('NBA');
    expect(game).toMatchObject({
      overtime: true,
      startSimulated: true,
      references: [{ provider: 'elo_replica', home: 0.58, draw: null }],
    });
    expect(game?.odds).toMatchObject([
      { betType: 'win_loss', phase: 'close', bookmaker: 'SBR', homeOdds: 1.8, drawOdds: null, awayOdds: 2.1 },
      { betType: 'over_under', phase: 'close', line: 228.5, homeOdds: null, awayOdds: null },
      { betType: 'run_line', phase: 'close', line: -1.5, homeOdds: null, awayOdds: null },
    ]);
  });

  it('baseball keeps both games of a double-header apart, opens a day ahead and names starters by one key', async () => {
    const [first, second] = await readOk('MLB');
    expect([first?.gameNo, second?.gameNo]).toEqual([1, 2]);
    expect(first?.startAt).toEqual(new Date('2031-07-12T19:05:00Z'));
    expect(second?.startAt).toEqual(new Date('2031-07-13T01:40:00Z'));
    expect(first?.odds.map(priceText)).toEqual([
      'win_loss null SBR open 1.9/2 2031-07-11T19:05',
      'over_under 10.5 SBR close 1.95/1.91 2031-07-12T19:05',
      'run_line 1.5 SBR close 1.6/2.4 2031-07-12T19:05',
    ]);
    expect([first?.homeStarter, first?.awayStarter]).toEqual(['A. Example', 'B. Sample']);
    expect([second?.homeStarter, second?.awayStarter]).toEqual(['C. Vantest', null]);
  });

  it('football-data: both layouts, UK time, opening and closing prices of each bookmaker', async () => {
    const fulham = (await readOk('EPL')).find((game) => game.home === 'Fulham');
    expect(fulham?.statistics).toMatchObject({
      shots_home: 11,
      sot_away: 2,
      corners_home: 6,
      yellow_away: 2,
    });
    expect(fulham?.odds.map(priceText).sort()).toEqual(
      [
        'win_loss null Pinnacle open 2.25/3.35/3.5 2030-12-13T17:00',
        'over_under 2.5 Pinnacle open 2.05/1.85 2030-12-13T17:00',
        'run_line -0.25 Pinnacle open 1.9/2 2030-12-13T17:00',
        'win_loss null Market average open 2.2/3.3/3.4 2030-12-13T17:00',
        'win_loss null Bet365 open 2.2/3.3/3.4 2030-12-13T17:00',
        'over_under 2.5 Bet365 open 2/1.8 2030-12-13T17:00',
        'win_loss null Pinnacle close 2.3/3.3/3.4 2030-12-13T20:00',
        'over_under 2.5 Pinnacle close 2.1/1.8 2030-12-13T20:00',
        'run_line -0.25 Pinnacle close 1.95/1.95 2030-12-13T20:00',
      ].sort(),
    );
    const [miami] = await readOk('MLS');
    expect(miami?.odds.map(priceText)).toEqual([
      'win_loss null Pinnacle close 1.7/4/4.6 2031-03-15T23:30',
      'win_loss null Market average close 1.66/3.9/4.5 2031-03-15T23:30',
    ]);
    const [dortmund] = await readOk('BUNDESLIGA');
    expect(
      dortmund?.odds
        .map((price) => `${price.betType} ${price.line} ${price.bookmaker} ${price.phase}`)
        .sort(),
    ).toEqual([
      'over_under 2.5 Market average open',
      'run_line 0 Market average open',
      'win_loss null Bet365 open',
      'win_loss null Market average open',
      'win_loss null Pinnacle close',
    ]);
  });

  it('openfootball: local times of the league, both shapes of score', async () => {
    const [milan, napoli] = await readOk('SERIEA');
    expect(milan).toMatchObject({ season: '2030-31', halfTime: [0, 1], startSimulated: false, odds: [] });
    expect(milan?.startAt).toEqual(new Date('2030-08-24T18:45:00Z'));
    expect(napoli).toMatchObject({ startSimulated: true, halfTime: null });
    expect(await readOk('LALIGA')).toMatchObject([{ home: 'Real Madrid', homeScore: 1, awayScore: 4 }]);
  });

  it('gives the same answer every time, gzipped or not, whatever the files are called', async () => {
    const twice = [await readArchive(OK), await readArchive(OK)];
    expect(twice[0]).toEqual(twice[1]);
    for (const name of (await readdir(OK)).filter((entry) => entry.includes('.'))) {
      await writeFile(join(folder, `${name}.gz`), gzipSync(await readFile(join(OK, name))));
    }
    await copyFile(join(OK, 'older', 'D1.csv'), join(folder, 'a-json-by-name.json'));
    await copyFile(join(OK, 'older', 'es.1.json'), join(folder, 'a-table-by-name.csv'));
    const again = await readArchive(folder);
    expect([again.games, again.rejected]).toEqual([twice[0]?.games, twice[0]?.rejected]);
  });

  it('reads one file, some leagues, or a span of time', async () => {
    expect((await readArchive(join(OK, 'USA.csv'))).games).toHaveLength(1);
    const leagues = new Set(
      (await readArchive(OK, { leagues: ['NBA', 'MLS'] })).games.map((game) => game.leagueId),
    );
    expect([...leagues].sort()).toEqual(['MLS', 'NBA']);
    const { games } = await readArchive(OK, {
      from: new Date('2030-12-07T15:00:00Z'),
      until: new Date('2030-12-13T20:00:00Z'),
    });
    expect(games.map((game) => game.home)).toEqual(['Arsenal', 'Man United']);
  });

  it('reports progress that never falls and ends at the whole', async () => {
    const steps: { done: number; total: number }[] = [];
    await readArchive(OK, { onProgress: (step) => steps.push(step) });
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.every((step, index) => step.done >= (steps[index - 1]?.done ?? 0))).toBe(true);
    expect(steps.at(-1)?.done).toBe(steps.at(-1)?.total);
  });
});

describe('what cannot be read', () => {
  it('every bad row is named with file, line and reason, and costs only itself', async () => {
    const { rejected } = await readArchive(NOT_OK);
    const lines = rejected.map((row) => `${row.file}:${row.line} ${row.reason}\n`);
    await expect(lines.join('')).toMatchFileSnapshot('./fixtures/refused.txt');
  });

  it('good rows beside bad ones are read, and a bad price leaves its game and the other prices', async () => {
    const { games } = await readArchive(NOT_OK, { leagues: ['EPL'] });
    expect(games).toHaveLength(12);
    const [withBadOpen] = games.filter((game) => game.gameDay === '2030-11-08');
    expect(withBadOpen?.odds.map((price) => price.bookmaker)).toEqual(['Market average']);
    expect(games.filter((game) => game.odds.length > 0)).toHaveLength(1);
    expect(games.every((game) => game.statistics.shots_home === undefined)).toBe(true);
  });

  it('a missing folder or an unreadable file is an error that names it', async () => {
    await expect(readArchive(join(folder, 'nowhere'))).rejects.toThrow(/nowhere/);
  });

  it('a damaged gzip keeps the rows before the damage', async () => {
    const packed = gzipSync(await readFile(join(OK, 'E0.csv')), { level: 0 });
    await writeFile(join(folder, 'E0.csv.gz'), packed.subarray(0, packed.length - 60));
    const { games, rejected } = await readArchive(folder);
    expect(games.length).toBeGreaterThan(0);
    expect(rejected.at(-1)?.reason).toContain('damaged');
  });

  it('rows of football-data.co.uk in windows-1252 are read, and the file is named', async () => {
    const rows = [
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG',
      'E0,01/02/2031,Señor City,Straße\u2019s,1,0',
      'E0,02/02/2031,Straße,Arsenal,2,2',
      'E0,03/02/2031,Arsenal,Chelsea,0,0',
    ].join('\r\n');
    // Of the three, windows-1252 alone has the apostrophe, at a place that is a control character in latin-1.
    const [first = '', second = ''] = rows.split('\u2019');
    const western = [Buffer.from(first, 'latin1'), Buffer.from([0x92]), Buffer.from(second, 'latin1')];
    await writeFile(join(folder, 'E0.csv'), Buffer.concat(western));
    const { games, rejected, notes } = await readArchive(folder);
    expect(rejected).toEqual([]);
    expect(games.map(({ home, away }) => [home, away])).toEqual([
      ['Señor City', 'Straße\u2019s'],
      ['Straße', 'Arsenal'],
      ['Arsenal', 'Chelsea'],
    ]);
    expect(notes).toEqual([{ file: 'E0.csv', note: '2 rows are not UTF-8; they were read as windows-1252' }]);
  });

  it('the same bytes in a table of ours, which is UTF-8, are refused', async () => {
    const text =
      'sport,league,season,date,home,away,home_score,away_score\nsoccer,MLS,2031,2031-02-01,Señor,Inter Miami,1,0';
    await writeFile(join(folder, 'seasons.csv'), Buffer.from(text, 'latin1'));
    const { games, rejected } = await readArchive(folder);
    expect(games).toEqual([]);
    expect(rejected).toEqual([{ file: 'seasons.csv', line: 2, reason: 'the text is not UTF-8' }]);
  });

  it('the same game in two files is read once', async () => {
    await copyFile(join(OK, 'E0.csv'), join(folder, 'a.csv'));
    await copyFile(join(OK, 'E0.csv'), join(folder, 'b.csv'));
    const { games, rejected } = await readArchive(folder);
    expect(games).toHaveLength(2);
    expect(rejected).toEqual([
      { file: 'b.csv', line: 2, reason: 'duplicate game: it stands already in a.csv line 2' },
      { file: 'b.csv', line: 3, reason: 'duplicate game: it stands already in a.csv line 3' },
    ]);
  });

  it('a file that is bad throughout is cut short in the report, with a count', async () => {
    const rows = Array.from({ length: 10_050 }, () => 'E9,01/02/2031,A,B,1,0');
    await writeFile(join(folder, 'E9.csv'), ['Div,Date,HomeTeam,AwayTeam,FTHG,FTAG', ...rows].join('\n'));
    const { rejected } = await readArchive(folder);
    expect(rejected).toHaveLength(10_001);
    expect(rejected.at(-1)?.reason).toBe('50 more remarks on this file are left out');
  });
});
