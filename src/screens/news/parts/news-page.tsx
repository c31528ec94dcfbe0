import type { NewsData } from '../data.server.ts';
import { Article } from './article.tsx';
import { NewsList } from './news-list.tsx';

/** The list of the news, or one article of it. */
export function NewsPage({ data }: { data: NewsData }) {
  return data.kind === 'list' ? <NewsList {...data} /> : <Article {...data} />;
}
