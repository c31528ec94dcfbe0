import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createMessageStore } from '../message-store.ts';
import { AppShell } from './app-shell.tsx';
import { ErrorDialog } from './error-dialog.tsx';
import { Footer } from './footer.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { MessageHistory, MessageLog } from './message-log.tsx';
import { NavList } from './nav-list.tsx';
import { SiteMenu } from './site-menu.tsx';
import { UserBlock } from './user-block.tsx';

describe('NavList', () => {
  const entries = (current: boolean) =>
    [
      { kind: 'link', href: '/en', label: 'Home', current: false },
      {
        kind: 'group',
        key: 'records',
        label: 'Prediction records',
        items: [{ kind: 'link', href: '/en/record', label: 'Completed', current }],
      },
    ] as const;

  it('marks the current page and opens its group', () => {
    const html = render(<NavList label="Main menu" entries={entries(true)} />);
    expect(html).toContain('<nav aria-label="Main menu">');
    expect(html).toMatch(/<details[^>]* open=""/);
    expect(html).toMatch(/<a href="\/en\/record" aria-current="page"/);
  });

  it('keeps a group closed whose pages are not shown, its links being there all the same', () => {
    const html = render(<NavList label="Main menu" entries={entries(false)} />);
    expect(html).not.toMatch(/<details[^>]* open=""/);
    expect(html).toContain('href="/en/record"');
  });
});

it('leads to the small menu without JavaScript', () => {
  const labels = { label: 'Main menu', open: 'Open menu', close: 'Close menu' };
  const html = render(
    <SiteMenu labels={labels} head="logo">
      links
    </SiteMenu>,
  );
  expect(html).toMatch(
    /<a href="#site-menu" aria-label="Open menu" aria-haspopup="dialog" aria-expanded="false"/,
  );
  expect(html).toMatch(/<dialog id="site-menu" aria-label="Main menu" data-phase="closed"[^>]*target:block/);
  expect(html).toMatch(/<a href="#top" aria-label="Close menu"/);
  expect(html).toContain('data-mask="true"');
});

it('names each language in its own, and links to the same page in it', () => {
  const choices = [
    { code: 'en', lang: 'en-US', name: 'English', href: '/en/news?id=1', current: true },
    { code: 'vi', lang: 'vi-VN', name: 'Tiếng Việt', href: '/vi/news?id=1', current: false },
  ];
  const html = render(<LanguageMenu label="Language" choices={choices} />);
  expect(html).toContain('aria-label="Language: English"');
  expect(html).toMatch(/<a href="\/vi\/news\?id=1" lang="vi-VN" hreflang="vi-VN" rel="alternate"/i);
  expect(html).toMatch(/href="\/en\/news\?id=1"[^>]*aria-current="true"/);
});

it('has a log that is read out, and takes no room in the menu before the first message', () => {
  const store = createMessageStore();
  const html = render(<MessageLog store={store} label="Messages" />);
  expect(html).toContain('<div role="log" aria-live="polite" aria-label="Messages" class="sr-only">');
  expect(html).not.toContain('<summary');
  expect(render(<MessageHistory store={store} label="Messages" />)).toMatch(/^<details[^>]* hidden=""/);
});

it('has an error dialog whose title is the message and whose buttons are hidden', () => {
  const html = render(
    <ErrorDialog message="No" onClose={() => {}} labels={{ confirm: '確認', cancel: '取消' }} />,
  );
  const [, labelledBy] = /role="alertdialog" aria-labelledby="([^"]+)"/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<h2 id="${labelledBy}"[^>]*>No</h2>`));
  expect(html).toMatch(/<div hidden="">.*取消.*確認.*<\/div>/);
});

it('begins with a way to the content', () => {
  const html = render(
    <AppShell skipLabel="Skip" ticker="t" header="h" sidebar="s" footer="f">
      page
    </AppShell>,
  );
  expect(html).toMatch(/<a href="#content"[^>]*>Skip<\/a>/);
  expect(html).toMatch(/<main id="content" tabindex="-1"/i);
});

it('says in the foot what the product is not, and who may subscribe', () => {
  const html = render(
    <Footer
      label="Footer"
      groups={[{ key: 'c', heading: 'Company', links: [{ href: '/en#about', label: 'About us' }] }]}
      tagline="Predictions you can verify"
      disclaimer="No promises"
      age="21 or older"
      rights="© 2026"
    />,
  );
  expect(html).toMatch(/<nav aria-label="Footer".*<a href="\/en#about"/);
  expect(html).toContain('Predictions you can verify');
  expect(html).toContain('No promises');
  expect(html).toContain('21 or older');
});

it('names the link of the logo by the brand', () => {
  const html = render(<Logo svg="<svg></svg>" name="Trueline" href="/en" mode="full" />);
  expect(html).toMatch(/^<a href="\/en" aria-label="Trueline"[^>]*><span[^>]*><svg><\/svg><\/span><\/a>$/);
});

it('shows a member without a picture by a drawing, and one with it by the picture', () => {
  const block = (avatar: string | null) =>
    render(
      <UserBlock label="Account menu" name="Mei" plan="Monthly plan" avatar={avatar}>
        links
      </UserBlock>,
    );
  expect(block(null)).toMatch(/<summary[^>]*><span class="sr-only">Account menu<\/span>.*Mei.*<\/summary>/);
  expect(block(null)).not.toContain('<img');
  expect(block('/a.png')).toMatch(/<img src="\/a\.png" alt="" width="40" height="40"/);
});
