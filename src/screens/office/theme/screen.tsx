import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadTheme } from './data.server.ts';
import { ThemeForm } from './theme-form.tsx';
import { ThemeVersions } from './theme-versions.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadTheme(officePage(args));
}

export default function Theme() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} lead={<Lead />}>
      <ThemeForm {...data} />
      <ThemeVersions {...data.theme} />
    </OfficeScreen>
  );
}

function Lead() {
  return useLanguage<'office-theme'>().t('office-theme.lead');
}
