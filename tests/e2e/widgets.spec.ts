import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { awake } from './awake.ts';

type Answer = { readonly type: string; readonly body: string };

/** A page of someone else, on an origin of its own and under a strict policy. */
async function openStrangersPage(site: string, answer: (path: string) => Answer | undefined) {
  const policy = [
    "default-src 'none'",
    `script-src ${site}`,
    `connect-src 'self' ${site}`,
    "require-trusted-types-for 'script'",
    "base-uri 'none'",
  ].join('; ');
  const server = createServer((request, response) => {
    const found = answer(request.url ?? '/');
    response.writeHead(found ? 200 : 404, {
      'Content-Type': found?.type ?? 'text/plain',
      'Content-Security-Policy': policy,
    });
    response.end(found?.body);
  });
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return { origin: `http://127.0.0.1:${port}`, close: () => new Promise((closed) => server.close(closed)) };
}

const html = (body: string): Answer => ({ type: 'text/html; charset=utf-8', body: `<!doctype html>${body}` });

test('the copied lines show figures on a stranger’s strict page, verified there; changed ones are found out', async ({
  page,
  request,
  context,
}) => {
  await page.goto('/en/widgets');
  await awake(page);
  for (const kind of ['record', 'calibration', 'free-pick'])
    await expect(page.locator(`[data-trueline="${kind}"]`)).toHaveAttribute('data-state', 'verified');
  const copied = await page.locator('pre').allTextContents();
  expect(copied).toHaveLength(3);
  const site = new URL(page.url()).origin;
  const feed = await (await request.get('/widget/1/record.json')).json();
  const forged = { ...feed, figures: { ...feed.figures, open: feed.figures.open + 1 } };
  const lines = copied[0] ?? '';
  const stranger = await openStrangersPage(site, (path) =>
    path === '/'
      ? html(copied.join('\n'))
      : path === '/forged'
        ? html(lines.replace('<div ', '<div data-feed="/feed.json" '))
        : path === '/other'
          ? html(lines.replace(/sha384-..../, 'sha384-AAAA'))
          : path === '/feed.json'
            ? { type: 'application/json', body: JSON.stringify(forged) }
            : undefined,
  );
  const complaints: string[] = [];
  const visit = async (path: string) => {
    const opened = await context.newPage();
    opened.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    const asked: string[] = [];
    opened.on('request', (sent) => asked.push(String(sent.headers().cookie)));
    await opened.goto(`${stranger.origin}${path}`);
    return { opened, asked };
  };

  const { opened: right, asked } = await visit('/');
  for (const kind of ['record', 'calibration', 'free-pick']) {
    const widget = right.locator(`[data-trueline="${kind}"]`);
    await expect(widget).toHaveAttribute('data-state', 'verified');
    await expect(widget.getByRole('status')).toContainText(/Verified in your browser: \d+ sealed picks/);
  }
  await expect(right.locator('[data-trueline="record"]')).toContainText('Record of published picks');
  expect(complaints.filter((text) => !text.includes('favicon'))).toEqual([]);
  expect(new Set(asked)).toEqual(new Set(['undefined']));

  const { opened: wrong } = await visit('/forged');
  await expect(wrong.locator('[data-trueline]')).toHaveAttribute('data-state', 'wrong');
  await expect(wrong.getByRole('status')).toHaveText('Not verified: these figures don’t match the ledger.');

  const { opened: other } = await visit('/other');
  await expect.poll(() => complaints.filter((text) => text.includes('integrity')).length).toBeGreaterThan(0);
  await expect(other.locator('[data-trueline]')).not.toHaveAttribute('data-state');
  await stranger.close();
});
