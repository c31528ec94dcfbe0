import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadLetters } from './data.server.ts';
import { LetterList } from './letter-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadLetters(officePage(args));
}

export default function Letters() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen of={data}>
      <LetterList {...data} />
    </OfficeScreen>
  );
}
