import { expect, it } from 'vitest';
import { dressDocument } from './dress-document.ts';

const start = 'import * as route0 from "/assets/root.js"; import("/assets/entry.js");';
const page = `<html><head><title>賽程</title><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head><body>比分 <link rel="modulepreload"><script nonce="n1">window.x = {}</script><script nonce="n1" type="module" async="">${start}</script><!--$--></body></html>`;
const HOLDER = /<script nonce="n1">\(function holdPresses[\s\S]*?\)\(10000\)<\/script>/;
const WAKER = /<script nonce="n1">\(function wakeOnTouch[\s\S]*?\)\(5000\)<\/script>/;

it('lets the style sheet of a page that is at work come before the scripts, holds what is pressed before them, and changes nothing else', () => {
  const dressed = dressDocument(page, { rests: false });
  expect(dressed).toContain('<link rel="modulepreload" fetchpriority="low" href="/a.js"/>');
  // The holding stands right before what starts the page.
  expect(HOLDER.exec(dressed)?.index).toBe(
    dressed.replace(HOLDER, '').indexOf(`<script nonce="n1" type="module"`),
  );
  expect(dressed.replace(' fetchpriority="low"', '').replace(HOLDER, '')).toBe(page);
});

it('leaves no script that runs in a resting page but those that hold what is pressed and wake it', () => {
  const dressed = dressDocument(page, { rests: true });
  expect(dressed).not.toContain('type="module"');
  expect(dressed).not.toContain('href="/a.js"');
  const [before, after] = dressed.split(
    `<script nonce="n1" type="text/plain" data-asleep="/a.js">${start}</script>`,
  );
  expect(before?.replace(HOLDER, '')).toMatch(/<script nonce="n1">window.x = {}<\/script>$/);
  expect(after?.replace(WAKER, '')).toBe('<!--$--></body></html>');
});
