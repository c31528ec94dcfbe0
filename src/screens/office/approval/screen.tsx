import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { ApprovalPage } from './approval-page.tsx';
import { loadApproval } from './data.server.ts';
import { Decision } from './decision.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadApproval(officePage(args), args.params.id ?? '');
}

export default function Approval() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} before={<WayBack />} actions={<Decision request={data.request} />}>
      <ApprovalPage approval={data.request} />
    </OfficeScreen>
  );
}

function WayBack() {
  const { t } = useLanguage<'office-approvals'>();
  const href = useOfficeHref();
  return <TextLink href={href('/office/approvals')}>{t('office-approvals.title')}</TextLink>;
}
