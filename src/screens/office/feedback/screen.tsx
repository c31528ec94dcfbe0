import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadFeedback } from './data.server.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';
import { FeedbackList } from './feedback-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadFeedback(officePage(args));
}

export default function Feedback() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} actions={<FeedbackDialog now={data.now} />}>
      <FeedbackList {...data} />
    </OfficeScreen>
  );
}
