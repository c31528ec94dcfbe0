import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { ingestArchive, MID_SEASON, makeArchive, SEASON_START } from '#tests/support/archive-season.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { loadStandings } from '../data.server.ts';
import { StandingsTitle } from './standings-title.tsx';

let test: TestServices;

beforeAll(async () => {
  test = await testServices();
  for (const now of [SEASON_START, MID_SEASON]) {
    test.setNow(now);
    await ingestArchive(test.services, makeArchive(90));
  }
});
afterAll(() => test.close());

/** The title over the table that a query asks for; `newer` is a season that has begun since. */
async function show(query: string, newer?: string) {
  const context = makePageContext(test.services, { path: '/standings' });
  const data = await loadStandings(context, new Request(`http://site.example/en/standings${query}`));
  const { standings } = data;
  const seasons = standings?.seasons.map((season) => ({ ...season, id: newer ?? season.id }));
  const shown = standings === null ? data : { ...data, standings: { ...standings, seasons: seasons ?? [] } };
  const html = renderToStaticMarkup(
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <StandingsTitle data={shown} />
    </LanguageProvider>,
  );
  const title = /<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
  return { title, rows: standings?.groups[0]?.rows ?? [] };
}

describe('the title of the standings', () => {
  it('says who leads the season that is being played, and by how much, as the table below says', async () => {
    const { title, rows } = await show('?league=EPL');
    const [first, second] = rows;
    const ahead = (first?.points ?? 0) - (second?.points ?? 0);
    expect(title).toContain(first?.team.name);
    expect(title).toMatch(ahead > 0 ? new RegExp(`lead by ${ahead} points?$`) : /level on points$/);
  });

  it('is the name of the page where there is no one table of points, or only one half of the matches', async () => {
    expect((await show('?league=EPL&venue=home')).title).toBe('Standings');
    expect((await show('?league=NBA')).title).toBe('Standings');
  });

  it('claims no lead in a season that another has followed', async () => {
    expect((await show('?league=EPL', '2031-32')).title).toBe('Standings');
  });
});
