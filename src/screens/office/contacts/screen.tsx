import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { ContactList } from './contact-list.tsx';
import { loadContacts } from './data.server.ts';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadContacts(officePage(args));
}

export default function Contacts() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} actions={<ContactDialog />}>
      <ContactList {...data} />
    </OfficeScreen>
  );
}
