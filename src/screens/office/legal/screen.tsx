import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { PublishBuiltIn } from '../parts/publish-built-in.tsx';
import { loadLegalList } from './data.server.ts';
import { LegalLead, LegalList } from './legal-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadLegalList(officePage(args));
}

export default function Legal() {
  const data = useLoaderData<typeof loader>();
  const builtIn = data.documents.flatMap((one) => (one.is_built_in ? one.type : []));
  return (
    <OfficeScreen page={data} lead={<LegalLead />} actions={<PublishBuiltIn types={builtIn} />}>
      <LegalList documents={data.documents} />
    </OfficeScreen>
  );
}
