import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { Lead } from '../parts/experiment-labels.tsx';
import { loadNewExperiment } from './data.server.ts';
import { NewExperiment } from './new-experiment.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadNewExperiment(officePage(args));
}

export default function Page() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} before={<WayBack />} lead={<Lead />}>
      <NewExperiment {...data} />
    </OfficeScreen>
  );
}

function WayBack() {
  const { t } = useLanguage<'office-experiments'>();
  const href = useOfficeHref();
  return <TextLink href={href('/office/experiments')}>{t('office-experiments.title')}</TextLink>;
}
