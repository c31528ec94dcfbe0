import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadMembers } from './data.server.ts';
import { MemberList } from './member-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadMembers(officePage(args));
}

export default function Members() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data}>
      <MemberList {...data} />
    </OfficeScreen>
  );
}
