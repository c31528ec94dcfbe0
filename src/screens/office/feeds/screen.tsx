import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { ProviderName } from '#terms/providers.ts';
import { useMay } from '../frame/office-context.ts';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { Panel } from '../panel.tsx';
import { TestKey } from '../trials/test-key.tsx';
import { AskNow } from './ask-now.tsx';
import { loadFeeds } from './data.server.ts';
import { GameFeed } from './game-feed.tsx';
import { NewsFeeds } from './news-feeds.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadFeeds(officePage(args));
}

export default function Feeds() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} actions={data.feeds.games.is_live ? <AskNow /> : null}>
      <ProviderKeys names={data.feeds.games.providers.map(({ name }) => name)} />
      <GameFeed feeds={data.feeds} />
      <NewsFeeds news={data.feeds.news} />
    </OfficeScreen>
  );
}

function ProviderKeys({ names }: { names: readonly ProviderName[] }) {
  const { t } = useLanguage<'office-trials'>();
  const may = useMay();
  if (!may('feeds.run')) return null;
  return (
    <Panel title={t('office-trials.key.title')}>
      {names.length < 2 ? (
        <TestKey />
      ) : (
        names.map((name) => (
          <div key={name} className="grid gap-2 pb-3">
            <p className="text-14 text-ink-2">{t('office-trials.key.which', { name })}</p>
            <TestKey provider={name} />
          </div>
        ))
      )}
    </Panel>
  );
}
