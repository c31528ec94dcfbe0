import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ownMarkup, ownScript } from './trust-own-markup.ts';

const folder = new URL('../brands/', import.meta.url);
const logos = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'));

describe('markup', () => {
  it('is let through where the pages write it: every logo, style sheets, data, nothing at all', () => {
    expect(logos.length).toBeGreaterThan(1);
    for (const logo of logos) expect(ownMarkup(logo)).toBe(logo);
    for (const text of ['', ':root{--main:#1b1b1f}', '{"name":"\\u003cb>"}', '<script></script>'])
      expect(ownMarkup(text)).toBe(text);
  });

  it.each([
    '<b>bold</b>',
    '<img src=x onerror="alert(1)">',
    '<script>alert(1)</script>',
    '<svg onload="alert(1)"></svg>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><a href="javascript:alert(1)"><path d="M0 0"/></a></svg>',
    '<svg><path d="M0 0" onclick="alert(1)"/></svg>',
    '<svg><path d="M0 0"/></svg><img src=x>',
    '<svg><use href="#a"/></svg>',
    '<svg><foreignObject></foreignObject></svg>',
    '<svg><path d="M0 0"/onclick=alert(1)></svg>',
    '<svg><path d=\'"\' onclick="alert(1)"/></svg>',
    '<svg/onload=alert(1)>',
  ])('%s is refused', (text) => {
    expect(ownMarkup(text)).toBeNull();
  });
});

describe('a script', () => {
  it('is let through as data alone', () => {
    expect(ownScript('{"@type":"SportsEvent"}')).toBe('{"@type":"SportsEvent"}');
    for (const text of ['alert(1)', '{"a":1};alert(1)', '']) expect(ownScript(text)).toBeNull();
  });
});
