import { KitsProvider } from '../../team/team-disc.tsx';
import type { NewsData } from '../data.server.ts';
import { Article } from './article.tsx';
import { MatchCards } from './match-cards.tsx';
import { NewsList } from './news-list.tsx';

/** The list of the news, or one article of it. */
export function NewsPage({ data }: { data: NewsData }) {
  return data.kind === 'list' ? (
    <KitsProvider value={data.kits}>
      <NewsList {...data} />
    </KitsProvider>
  ) : (
    <Article {...data} matches={data.matches.length === 0 ? null : <MatchCards {...data} />} />
  );
}
