import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadPick } from './data.server.ts';
import { PickActions } from './pick-actions.tsx';
import { PickPage } from './pick-page.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadPick(officePage(args), args.params.id ?? '');
}

export default function PickScreen() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} before={<Back />} actions={<PickActions pick={data.pick} />}>
      <PickPage pick={data.pick} />
    </OfficeScreen>
  );
}

function Back() {
  const { t } = useLanguage<'office-results'>();
  const href = useOfficeHref();
  return (
    <TextLink href={href('/office/picks', { stage: 'all' })}>{t('office-results.picks.title')}</TextLink>
  );
}
