import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { AnswerList } from './answer-list.tsx';
import { loadAnswers } from './data.server.ts';
import { TryQuestion } from './try-question.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadAnswers(officePage(args));
}

export default function Answers() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} actions={<AnswerDialog />}>
      <TryQuestion />
      <AnswerList {...data} />
    </OfficeScreen>
  );
}
