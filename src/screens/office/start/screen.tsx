import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { officeMeContract } from '#api/office/me.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { navFor } from '../frame/office-nav.ts';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';

export { officeMeta as meta } from '../office-meta.ts';

/** The office opens at the first page that the operator may see. */
export async function loader(args: LoaderFunctionArgs) {
  const page = officePage(args);
  const { data } = await page.ask(officeMeContract);
  const [first] = navFor(data.operator.permissions);
  if (first !== undefined) throw redirect(`${first.path}${page.url.search}`);
  return page.words(['office-frame'], (t) => t('office-frame.name'));
}

export default function Start() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen of={data}>
      <Nothing />
    </OfficeScreen>
  );
}

function Nothing() {
  const { t } = useLanguage<'office-frame'>();
  return <EmptyState title={t('office-frame.nothingForRole')} />;
}
