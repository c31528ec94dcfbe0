import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findChromium, missingFonts } from './install-browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'trueline-browser-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the variable decides, and a wrong one is not replaced by another browser', () => {
  const browser = join(folder, 'my-browser');
  writeFileSync(browser, '');
  expect(findChromium({ CHROMIUM_PATH: browser })).toBeNull();
  chmodSync(browser, 0o755);
  expect(findChromium({ CHROMIUM_PATH: browser })).toBe(browser);
  expect(findChromium({ CHROMIUM_PATH: join(folder, 'nothing') })).toBeNull();
});

test('a browser on PATH is found', () => {
  const browser = join(folder, 'google-chrome');
  writeFileSync(browser, '', { mode: 0o755 });
  const found = findChromium({ PATH: folder });
  expect(found === browser || found?.startsWith('/usr/bin/')).toBe(true);
});

test('of two browsers the one without windows is taken', () => {
  const both = join(folder, 'both');
  mkdirSync(both);
  for (const name of ['chromium', 'chromium-headless-shell'])
    writeFileSync(join(both, name), '', { mode: 0o755 });
  const found = findChromium({ PATH: both });
  expect(found?.endsWith('/chromium-headless-shell')).toBe(true);
});

test('where fontconfig knows no letters, those of Chinese and those of Arial are missing', () => {
  const configuration = join(folder, 'fonts.conf');
  writeFileSync(configuration, `<fontconfig><cachedir>${folder}</cachedir></fontconfig>`);
  const env = { ...process.env, FONTCONFIG_FILE: configuration };
  expect(missingFonts(env)).toEqual(['fonts-noto-cjk', 'fonts-liberation']);
});
