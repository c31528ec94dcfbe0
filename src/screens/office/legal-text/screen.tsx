import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { PublishBuiltIn } from '../parts/publish-built-in.tsx';
import { loadLegalText } from './data.server.ts';
import { DraftPanel } from './draft-panel.tsx';
import { DiscardDraft, PublishDraft } from './publish-draft.tsx';
import { VersionsPanel } from './versions-panel.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadLegalText(officePage(args), args.params.type ?? '');
}

export default function LegalText() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen
      page={data}
      before={<WayBack />}
      actions={
        <>
          <DiscardDraft document={data.document} />
          <PublishDraft document={data.document} />
          <PublishBuiltIn types={data.document.is_built_in ? [data.document.type] : []} />
        </>
      }
    >
      <DraftPanel document={data.document} />
      <VersionsPanel data={data} />
    </OfficeScreen>
  );
}

function WayBack() {
  const { t } = useLanguage<'office-legal'>();
  const href = useOfficeHref();
  return <TextLink href={href('/office/legal')}>{t('office-legal.title')}</TextLink>;
}
