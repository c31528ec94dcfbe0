import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadTeams } from './data.server.ts';
import { TeamList } from './team-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadTeams(officePage(args));
}

export default function Teams() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} before={<Before />} lead={<Lead />}>
      <TeamList {...data} />
    </OfficeScreen>
  );
}

function Before() {
  const { t } = useLanguage<'office-teams'>();
  const href = useOfficeHref();
  return <TextLink href={href('/office/leagues')}>{t('office-teams.leagues')}</TextLink>;
}

function Lead() {
  const { t } = useLanguage<'office-teams'>();
  return t('office-teams.lead');
}
