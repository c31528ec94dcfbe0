import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { NewsState } from '../news-state.tsx';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { ArticlePage } from './article-page.tsx';
import { loadNewsArticle } from './data.server.ts';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadNewsArticle(officePage(args), args.params.id ?? '');
}

export default function NewsArticle() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} before={<WayBack />} actions={<NewsState subject={data.article} />}>
      <ArticlePage key={data.article.id} {...data} />
    </OfficeScreen>
  );
}

function WayBack() {
  const { t } = useLanguage<'office-news'>();
  const href = useOfficeHref();
  return <TextLink href={href('/office/news')}>{t('office-news.title')}</TextLink>;
}
