import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { text } from 'node:stream/consumers';
import { serve } from '@hono/node-server';
import type { ReactElement } from 'react';
import type { ServerRouterProps } from 'react-router';
import { z } from 'zod';
import { brandChoice, brandForHost } from '#brands/index.ts';
import { createSession } from '#domain/accounts/session/create-session.ts';
import { grantToMember } from '#domain/money/subscription/grant-to-member.ts';
import { createMember } from '#domain/operations/member/create-member.ts';
import type { Services } from '#domain/services.ts';
import { newId } from '#platform/id.ts';
import { preferOptimisedParts } from '#platform/process.ts';
import { newToken } from '#platform/token.ts';
import { withSite } from '../scripts/operate/open-site.ts';
import { createHttpApp } from '../src/http/create-http-app.ts';
import { createMetrics } from '../src/http/metrics.ts';

/**
 * A member's page through the whole product (session, facts, loaders, rendering, its data for the browser, and the answer over loopback), beside a bare
 * `renderToString` of the same element tree, all of it rendered, in the same process, in turns. The member has a plan, so that every coming pick is open to them.
 *
 *   DATA_DIR=<the data of a site that has been started once> node bench/member-page.ts [path [seconds]]
 *
 * The build has to be there (`npm run build`). What counts is processor time a request: its ratio is that of the rates on a machine that
 * nothing else uses. `--cpu-prof` shows where it goes.
 */

const [path = '/en/unstartedRecord', seconds = '8'] = process.argv.slice(2);
const HOST = '127.0.0.1';
const CONNECTIONS = 4;
const ROUNDS = 3;
const BARE_MS = 3000;
/** What the program that asks answers. */
const resultSchema = z.object({
  requests: z.object({ total: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

// Before anything of React is loaded, which is why it is imported here and not above.
preferOptimisedParts();
const { cloneElement, isValidElement } = await import('react');
const reactServer: typeof import('react-dom/server') = createRequire(import.meta.url)('react-dom/server');
const shown: { page: ReactElement<ServerRouterProps> | null } = { page: null };
// The entry of the build hands React the tree that it renders; it is kept here on its way.
const { renderToPipeableStream, renderToString } = reactServer;
reactServer.renderToPipeableStream = (page, options) => {
  if (isValidElement<ServerRouterProps>(page)) shown.page = page;
  return renderToPipeableStream(page, options);
};
const build: typeof import('../src/entry.app.ts') = await import(
  new URL('../build/server/index.js', import.meta.url).href
);

await withSite(async (services) => {
  const brand = brandForHost(HOST, brandChoice(services.env))?.key;
  if (brand === undefined) throw new Error(`no brand is served at ${HOST}`);
  const token = await openSession(services, brand);
  const app = createHttpApp({
    services,
    metrics: createMetrics(),
    isDataReady: async () => true,
    limit: null,
    metricsToken: newToken(),
    testEndpoints: null,
    pages: {
      assetsFolder: 'build/client',
      paths: build.pagePaths,
      build: { id: build.buildId, builtAt: new Date(0) },
      handle: build.handlePage,
    },
  });
  const server = serve({ fetch: app.fetch, hostname: HOST, port: 0 });
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the site does not listen');
  const url = `http://${HOST}:${address.port}${path}`;
  const cookie = `sports_ai_token=${token}`;
  const answer = await fetch(url, { headers: { Cookie: cookie, 'Accept-Encoding': 'identity' } });
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  const tree = bareTree();
  const bareHtml = withoutCache(() => renderToString(tree));
  const picks = (page: string) => page.split('data-pick=').length - 1;
  console.log(
    `${path}, ${picks(html)} picks (bare ${picks(bareHtml)}), ${kB(html)} kB (bare ${kB(bareHtml)}), load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log('round  product/s  CPU ms  bare/s  CPU ms  of bare by CPU');
  await askFor(url, cookie, 2);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const ours = await measured(async () => askFor(url, cookie, Number(seconds)));
    const bare = await measured(async () => withoutCache(() => renderFor(tree, BARE_MS)));
    console.log(
      [
        String(round).padEnd(5),
        ours.rate.toFixed(1).padStart(10),
        ours.cpuMs.toFixed(2).padStart(7),
        bare.rate.toFixed(1).padStart(7),
        bare.cpuMs.toFixed(2).padStart(7),
        (bare.cpuMs / ours.cpuMs).toFixed(3).padStart(15),
      ].join(' '),
    );
  }
  server.close();
  if ('closeAllConnections' in server) server.closeAllConnections();
});
process.exit(0);

async function openSession(services: Services, brand: string): Promise<string> {
  const email = `bench-${newId()}@example.com`;
  const member = await createMember(services, {
    brand,
    email,
    nickName: 'Bench',
    password: newToken(),
    locale: 'en',
  });
  await grantToMember(services, { brand, email, days: 30, reason: 'bench' });
  return services.db.transaction(async (tx) => {
    const session = { brand, accountId: member.id, method: 'password' } as const;
    const now = services.clock.now();
    return (await createSession(tx, { ...session, userAgent: null, clientIp: '127.0.0.1', now })).token;
  });
}

/** The tree that was rendered last, without the stream of its data, which can be read once and is no part of the tree. */
function bareTree(): ReactElement {
  if (shown.page === null) throw new Error('no page was rendered');
  const { serverHandoffStream: _data, ...context } = shown.page.props.context;
  return cloneElement(shown.page, { context });
}

/** Renders every part of the tree, without the HTML that the product has cached of what looks the same to many readers. */
function withoutCache<Result>(render: () => Result): Result {
  const { renderCachedPart } = build.firstByte;
  if (renderCachedPart === undefined) throw new Error('the build caches no parts');
  delete build.firstByte.renderCachedPart;
  try {
    return render();
  } finally {
    build.firstByte.renderCachedPart = renderCachedPart;
  }
}

/** Asked for by a process of its own, so that what it costs to ask is not counted. */
async function askFor(url: string, cookie: string, forS: number): Promise<number> {
  const child = spawn(
    'autocannon',
    ['--json', '-c', String(CONNECTIONS), '-d', String(forS), '-H', `Cookie=${cookie}`, url],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const result = resultSchema.parse(JSON.parse(await text(child.stdout)));
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} were refused and ${result.errors} failed`);
  return result.requests.total;
}

function renderFor(tree: ReactElement, forMs: number): number {
  let renders = 0;
  for (const from = performance.now(); performance.now() - from < forMs; renders += 1) renderToString(tree);
  return renders;
}

/** How often something was done a second, and the processor time of this process for each. */
async function measured(work: () => Promise<number>): Promise<{ rate: number; cpuMs: number }> {
  const [before, from] = [process.cpuUsage(), performance.now()];
  const times = await work();
  const { user, system } = process.cpuUsage(before);
  return {
    rate: (times * 1000) / (performance.now() - from),
    cpuMs: (user + system) / 1000 / times,
  };
}

function kB(html: string): string {
  return (Buffer.byteLength(html) / 1000).toFixed(1);
}
