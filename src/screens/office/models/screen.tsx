import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadModels } from './data.server.ts';
import { ModelList } from './model-list.tsx';
import { TrainModel } from './train-model.tsx';
import { TrainingList } from './training-list.tsx';
import { useFollow } from './use-follow.ts';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadModels(officePage(args));
}

export default function Models() {
  const data = useLoaderData<typeof loader>();
  useFollow(data.trainings.some(({ status }) => status === 'queued' || status === 'running'));
  return (
    <OfficeScreen page={data} lead={<Lead />} actions={<TrainModel />}>
      <ModelList models={data.models} />
      <TrainingList trainings={data.trainings} />
    </OfficeScreen>
  );
}

function Lead() {
  const { t } = useLanguage<'office-models'>();
  return t('office-models.lead');
}
