import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadWebhooks } from './data.server.ts';
import { DeliveryList } from './delivery-list.tsx';
import { type MadeOfficeWebhook, MakeWebhook } from './make-webhook.tsx';
import { WebhookList } from './webhook-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadWebhooks(officePage(args));
}

export default function Webhooks() {
  const data = useLoaderData<typeof loader>();
  const [made, setMade] = useState<MadeOfficeWebhook | null>(null);
  return (
    <OfficeScreen page={data} lead={data.lead} actions={<MakeWebhook onMade={setMade} />}>
      <WebhookList made={made} setMade={setMade} webhooks={data.webhooks} />
      <DeliveryList deliveries={data.deliveries} meta={data.meta} />
    </OfficeScreen>
  );
}
