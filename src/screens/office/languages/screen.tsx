import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadLanguages } from './data.server.ts';
import { LanguageList } from './language-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadLanguages(officePage(args));
}

export default function Languages() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} lead={<Lead />}>
      <LanguageList {...data} />
    </OfficeScreen>
  );
}

function Lead() {
  const { t } = useLanguage<'office-settings'>();
  return t('office-settings.languages.lead');
}
