import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { AskNow } from './ask-now.tsx';
import { loadFeeds } from './data.server.ts';
import { GameFeed } from './game-feed.tsx';
import { NewsFeeds } from './news-feeds.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadFeeds(officePage(args));
}

export default function Feeds() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} actions={data.feeds.games.is_live ? <AskNow /> : null}>
      <GameFeed feeds={data.feeds} />
      <NewsFeeds news={data.feeds.news} />
    </OfficeScreen>
  );
}
