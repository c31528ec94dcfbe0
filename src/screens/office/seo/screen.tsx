import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadSeo } from './data.server.ts';
import { SeoList } from './seo-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadSeo(officePage(args));
}

export default function Seo() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} lead={<Lead />}>
      <SeoList {...data} />
    </OfficeScreen>
  );
}

function Lead() {
  return useLanguage<'office-seo'>().t('office-seo.lead');
}
