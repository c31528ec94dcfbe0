import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadModel } from './data.server.ts';
import { ModelActions } from './model-actions.tsx';
import { ModelPage } from './model-page.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadModel(officePage(args), args.params.id ?? '');
}

export default function ModelScreen() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} before={<Back />} actions={<ModelActions model={data.model} />}>
      <ModelPage model={data.model} />
    </OfficeScreen>
  );
}

function Back() {
  const { t } = useLanguage<'office-models'>();
  const href = useOfficeHref();
  return <TextLink href={href('/office/models')}>{t('office-models.title')}</TextLink>;
}
