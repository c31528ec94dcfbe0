import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { PlaceAndGoal } from '../parts/experiment-labels.tsx';
import { loadExperiment } from './data.server.ts';
import { ExperimentActions } from './experiment-actions.tsx';
import { ExperimentPage } from './experiment-page.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadExperiment(officePage(args), args.params.id ?? '');
}

export default function OneExperiment() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen
      page={data}
      before={<WayBack />}
      lead={<PlaceAndGoal experiment={data.experiment} />}
      actions={<ExperimentActions experiment={data.experiment} />}
    >
      <ExperimentPage experiment={data.experiment} />
    </OfficeScreen>
  );
}

function WayBack() {
  const { t } = useLanguage<'office-experiments'>();
  const href = useOfficeHref();
  return <TextLink href={href('/office/experiments')}>{t('office-experiments.title')}</TextLink>;
}
