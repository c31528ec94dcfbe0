import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadSpellings } from './data.server.ts';
import { SpellingList } from './spelling-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadSpellings(officePage(args));
}

export default function Spellings() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data}>
      <SpellingList {...data} />
    </OfficeScreen>
  );
}
