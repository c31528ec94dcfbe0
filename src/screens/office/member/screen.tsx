import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadMember } from './data.server.ts';
import { MemberActions } from './member-actions.tsx';
import { MemberPage } from './member-page.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadMember(officePage(args), args.params.id ?? '');
}

export default function Member() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} before={<WayBack />} actions={<MemberActions member={data.member} />}>
      <MemberPage member={data.member} />
    </OfficeScreen>
  );
}

function WayBack() {
  const { t } = useLanguage<'office-members'>();
  const href = useOfficeHref();
  return <TextLink href={href('/office/members')}>{t('office-members.title')}</TextLink>;
}
