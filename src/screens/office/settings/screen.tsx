import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadSettings } from './data.server.ts';
import { SettingList } from './setting-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadSettings(officePage(args));
}

export default function Settings() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} lead={<Lead />}>
      <SettingList settings={data.settings} />
    </OfficeScreen>
  );
}

function Lead() {
  const { t } = useLanguage<'office-settings'>();
  return t('office-settings.lead');
}
