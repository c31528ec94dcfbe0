import { expect, it } from 'vitest';
import { dressDocument } from './dress-document.ts';

const start = 'import * as route0 from "/assets/root.js"; import("/assets/entry.js");';
const page = `<html><head><title>賽程</title><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head><body>比分 <link rel="modulepreload"><script nonce="n1">window.x = {}</script><script nonce="n1" type="module" async="">${start}</script><!--$--></body></html>`;

it('lets the style sheet come before the scripts and changes nothing else of a page that is at work', () => {
  const dressed = dressDocument(page, { rests: false });
  expect(dressed).toContain('<link rel="modulepreload" fetchpriority="low" href="/a.js"/>');
  expect(dressed.replace(' fetchpriority="low"', '')).toBe(page);
});

it('leaves no script that runs in a resting page but the one that wakes it', () => {
  const dressed = dressDocument(page, { rests: true });
  expect(dressed).not.toContain('type="module"');
  expect(dressed).not.toContain('href="/a.js"');
  expect(dressed).toContain(`<script nonce="n1" type="text/plain" data-asleep="/a.js">${start}</script>`);
  const waker = /<script nonce="n1">\((function wakeOnTouch[\s\S]*)\)\(5000\)<\/script><!--\$-->/.exec(
    dressed,
  )?.[1];
  expect(waker).toBeDefined();
  // The text stands in a page, where such an end would cut it off.
  expect(waker).not.toContain('</script');
});
