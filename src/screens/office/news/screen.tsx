import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadNewsList } from './data.server.ts';
import { NewArticle } from './new-article.tsx';
import { NewsList } from './news-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadNewsList(officePage(args));
}

export default function News() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} actions={<NewArticle />}>
      <NewsList {...data} />
    </OfficeScreen>
  );
}
