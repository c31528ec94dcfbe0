import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { scriptsLast } from './scripts-last.ts';

const page =
  '<head><title>賽程</title><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head><body>比分 <link rel="modulepreload"></body>';

it('marks the scripts of the head and leaves every other byte, however the page is cut', async () => {
  for (const size of [1, 7, 64, 4096]) {
    const transform = scriptsLast();
    const bytes = Buffer.from(page);
    for (let start = 0; start < bytes.length; start += size)
      transform.write(bytes.subarray(start, start + size));
    transform.end();
    const written = await text(transform);
    expect(written).toContain('<link rel="modulepreload" fetchpriority="low" href="/a.js"/>');
    expect(written.replace(' fetchpriority="low"', '').replace(' fetchpriority="low"', '')).toBe(page);
  }
});

it('gives out what it has where a document ends early', async () => {
  const transform = scriptsLast();
  transform.end(Buffer.from('<p>cut'));
  expect(await text(transform)).toBe('<p>cut');
});
