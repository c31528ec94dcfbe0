import { describe, expect, it } from 'vitest';
import { LOCALES } from '#terms/locales.ts';
import { readAllTexts } from './read-texts.ts';

/** A page's address, the message of its heading, and of what leads to it in the menu or the footer. */
const PAGES: readonly (readonly [path: string, ...names: readonly string[]])[] = [
  ['/audit', 'audit.title', 'shell.footer.audit'],
  ['/widgets', 'widgets.title', 'shell.footer.widgets'],
  ['/bankroll', 'bankroll.title'],
  ['/why', 'why.title'],
  ['/proof', 'proof.title', 'shell.footer.proof'],
  ['/methodology', 'methodology.title', 'shell.footer.methodology'],
  ['/unstartedRecord', 'ongoing.title', 'shell.menu.ongoingRecords'],
  ['/record', 'record.title'],
  ['/standings', 'standings.title', 'shell.menu.standings'],
  ['/statistics', 'statistics.title', 'shell.menu.statistics'],
  ['/customModel', 'customModel.title', 'shell.menu.customModel'],
  ['/subscribe', 'subscribe.title'],
  ['/mySubscribe', 'shell.menu.mySubscription'],
  ['/login', 'login.title', 'shell.menu.login'],
  ['/register', 'register.title', 'shell.menu.register'],
  ['/privacy', 'shell.footer.privacy'],
];

describe.each(LOCALES)('the pages in %s', (locale) => {
  const texts = new Map(
    readAllTexts().flatMap((one) => (one.locale === locale ? [[one.place, one.text] as const] : [])),
  );

  it.each(PAGES)('%s has one name in its tab, its heading and what leads to it', (path, ...names) => {
    const title = texts.get(`titles.${path}.title`);
    expect(title).toMatch(/\p{L}/u);
    for (const name of names) expect(texts.get(name), name).toBe(title);
  });
});
