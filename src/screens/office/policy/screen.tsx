import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadPolicy } from './data.server.ts';
import { PolicyPage } from './policy-page.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadPolicy(officePage(args));
}

export default function PolicyScreen() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} lead={<Lead />}>
      <PolicyPage room={data.room} shown={data.shown} />
    </OfficeScreen>
  );
}

function Lead() {
  const { t } = useLanguage<'office-policy'>();
  return t('office-policy.lead');
}
