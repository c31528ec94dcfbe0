import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { Lead } from '../parts/experiment-labels.tsx';
import { loadExperiments } from './data.server.ts';
import { ExperimentList } from './experiment-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadExperiments(officePage(args));
}

export default function Experiments() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} lead={<Lead />} actions={<NewExperiment />}>
      <ExperimentList {...data} />
    </OfficeScreen>
  );
}

function NewExperiment() {
  const { t } = useLanguage<'office-experiments'>();
  const href = useOfficeHref();
  if (!useMay()('experiments.edit')) return null;
  return (
    <LinkButton href={href('/office/experiments/new')} tone="primary">
      {t('office-experiments.new')}
    </LinkButton>
  );
}
