import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChipLinks } from './chip.tsx';
import { DayStrip } from './day-strip.tsx';
import { Dropdown } from './dropdown.tsx';
import { Pagination } from './pagination.tsx';
import { TabLinks, Tabs } from './tabs.tsx';
import { joinAnnouncements, Ticker } from './ticker.tsx';
import { tickerSeconds } from './ticker-speed.ts';

const labels = { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };
const href = (page: number) => `?page=${page}`;

describe('Pagination', () => {
  it('shows five pages and names the current one', () => {
    const html = render(<Pagination page={6} lastPage={20} href={href} labels={labels} />);
    expect(html.match(/aria-label="Page \d+"/g)).toHaveLength(5);
    expect(html).toMatch(/<a href="\?page=6" aria-label="Page 6" aria-current="page"/);
    expect(html).toMatch(/<a href="\?page=5" aria-label="Previous"/);
  });

  it('has no link beyond its ends, and is not there for a single page', () => {
    expect(render(<Pagination page={1} lastPage={3} href={href} labels={labels} />)).not.toContain(
      'Previous',
    );
    expect(render(<Pagination page={3} lastPage={3} href={href} labels={labels} />)).not.toContain('Next');
    expect(render(<Pagination page={1} lastPage={1} href={href} labels={labels} />)).toBe('');
  });
});

describe('Tabs', () => {
  const items = [
    { key: 'a', label: 'A', panel: 'first' },
    { key: 'b', label: 'B', panel: 'second' },
  ];

  it('ties each tab to its panel and lets the keyboard reach the selected one alone', () => {
    const html = render(<Tabs label="Views" items={items} initialKey="b" />);
    expect(html).toContain('role="tablist" aria-label="Views"');
    const [, controls] = /aria-selected="true" aria-controls="([^"]+)" tabindex="0"/i.exec(html) ?? [];
    expect(html).toContain(`role="tabpanel" id="${controls}"`);
    expect(html).toMatch(/hidden=""[^>]*>first/);
    expect(html).not.toMatch(/hidden=""[^>]*>second/);
  });

  it('has a twin of links for choices that live in the address', () => {
    const html = render(<TabLinks label="Views" items={[{ href: '/a', label: 'A', current: true }]} />);
    expect(html).toMatch(/<nav aria-label="Views".*<a href="\/a" aria-current="page"/);
  });
});

it('marks the chosen filter and the chosen day', () => {
  const chips = render(<ChipLinks label="Sport" items={[{ href: '?s=a', label: 'A', current: true }]} />);
  expect(chips).toContain('aria-current="true"');
  const day = { href: '?d=20', label: 'November 2026', weekday: 'Fri', day: '20', current: true };
  const strip = render(
    <DayStrip label="Day" days={[day]} earlier={null} later={{ href: '?d=21', label: 'Later' }} />,
  );
  expect(strip).toContain('aria-current="date"');
  expect(strip).toMatch(/Fri.*20.*<span class="sr-only">November 2026/);
  expect(strip).toContain('aria-label="Later"');
});

it('opens a dropdown without JavaScript, by the element that the browser knows', () => {
  const html = render(
    <Dropdown trigger="En" label="Language: English">
      <a href="/vi">Tiếng Việt</a>
    </Dropdown>,
  );
  expect(html).toMatch(
    /^<details data-dropdown="true" data-phase="closed"[^>]*><summary aria-label="Language: English"/,
  );
  expect(html).toContain('<a href="/vi">');
});

describe('Ticker', () => {
  it('joins the announcements by a full-width full stop and a space', () => {
    expect(joinAnnouncements(['one', 'two'])).toBe('one． two');
  });

  it('says its text once, though it is drawn twice', () => {
    const html = render(<Ticker label="Announcements" text="one" />);
    expect(html).toMatch(/<section aria-label="Announcements" data-ticker="true" tabindex="0"/i);
    expect(html.match(/>one</g)).toHaveLength(2);
    expect(html.match(/aria-hidden="true"/g)).toHaveLength(1);
  });

  it('moves ten narrow characters a second', () => {
    expect(tickerSeconds(700)).toBe(10);
  });
});
