import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadLegalList } from './data.server.ts';
import { LegalLead, LegalList } from './legal-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadLegalList(officePage(args));
}

export default function Legal() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} lead={<LegalLead />}>
      <LegalList documents={data.documents} />
    </OfficeScreen>
  );
}
