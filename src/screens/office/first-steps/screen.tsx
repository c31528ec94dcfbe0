import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadFirstSteps } from './data.server.ts';
import { StepList } from './step-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadFirstSteps(officePage(args));
}

export default function FirstSteps() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} lead={<Lead />}>
      <StepList steps={data.steps} />
    </OfficeScreen>
  );
}

function Lead() {
  const { t } = useLanguage<'office-first'>();
  return t('office-first.steps.lead');
}
