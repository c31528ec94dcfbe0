import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { loadStart } from './data.server.ts';
import { NowQueue } from './now-queue.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadStart(officePage(args));
}

export default function Start() {
  const { dashboard, waiting, lead, ...page } = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={page} isLarge lead={lead}>
      {waiting === null ? null : <NowQueue work={waiting} now={page.now} />}
      {dashboard === null ? <Nothing /> : <DashboardPage dashboard={dashboard} />}
    </OfficeScreen>
  );
}

function Nothing() {
  const { t } = useLanguage<'office-frame'>();
  return <EmptyState title={t('office-frame.nothingForRole')} />;
}
