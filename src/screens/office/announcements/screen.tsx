import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { AnnouncementList } from './announcement-list.tsx';
import { loadAnnouncements } from './data.server.ts';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadAnnouncements(officePage(args));
}

export default function Announcements() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} actions={<AnnouncementDialog now={data.now} />}>
      <AnnouncementList {...data} />
    </OfficeScreen>
  );
}
