import type { ReactElement } from 'react';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { TextField } from './field.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { searchIcon } from './icon-paths.ts';
import { LinkProvider } from './link.tsx';
import { LinkButton } from './link-button.tsx';
import { PasswordField } from './password-field.tsx';
import { Select } from './select.tsx';

/** Whether what the server writes waits for scripts before it can be pressed or chosen. */
const isWaiting = (control: ReactElement) => / disabled="" data-waiting="true"/.test(render(control));

describe('Button', () => {
  it('submits nothing unless it is a submit button', () => {
    expect(render(<Button>Save</Button>)).toMatch(/^<button type="button"[^>]*>Save<\/button>$/);
    expect(render(<Button type="submit">Save</Button>)).toContain('type="submit"');
  });

  it('says that it is busy, and stays reachable by keyboard while it is', () => {
    const html = render(
      <Button type="submit" busy>
        Save
      </Button>,
    );
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled=""');
  });

  it('waits for the scripts that alone answer it, and not where the server answers', () => {
    expect(isWaiting(<Button onClick={() => {}}>Log out</Button>)).toBe(true);
    expect(isWaiting(<IconButton label="Remove" icon="×" onClick={() => {}} />)).toBe(true);
    expect(
      isWaiting(
        <Button type="submit" needsScripts>
          Save
        </Button>,
      ),
    ).toBe(true);
    expect(isWaiting(<Button type="submit">Save</Button>)).toBe(false);
    expect(isWaiting(<IconButton label="Close" icon="×" popoverTarget="dialog" />)).toBe(false);
  });
});

it('lets what only scripts remember wait for them, and not what a form sends', () => {
  const ignored = () => {};
  expect(isWaiting(<Checkbox label="By e-mail" checked onChange={ignored} />)).toBe(true);
  expect(isWaiting(<Checkbox label="I agree" name="agree" defaultChecked />)).toBe(false);
  expect(isWaiting(<Select label="Days" value="7" onChange={ignored} options={[]} />)).toBe(true);
  expect(isWaiting(<Select label="Days" name="days" defaultValue="7" options={[]} />)).toBe(false);
  expect(isWaiting(<Select label="Team" name="team" value="" onChange={ignored} options={[]} />)).toBe(false);
  expect(
    isWaiting(<Checkbox label="All" kind="radio" name="scope" needsScripts checked onChange={ignored} />),
  ).toBe(true);
  expect(render(<TextField label="Your odds" value="" onChange={ignored} />)).toContain(
    ' readOnly="" data-waiting="true"',
  );
  expect(render(<TextField label="Name" name="name" defaultValue="" />)).not.toContain('readOnly');
});

it('gives a button of one drawing a name', () => {
  const html = render(<IconButton label="Search" icon={<Icon drawing={searchIcon} />} />);
  expect(html).toContain('aria-label="Search"');
  expect(html).toContain('<svg');
  expect(html).toContain('aria-hidden="true"');
});

it('lets the application decide what a link is', () => {
  const html = render(
    <LinkProvider value={({ href, children }) => <a href={`/en${href}`}>{children}</a>}>
      <LinkButton href="/news">News</LinkButton>
    </LinkProvider>,
  );
  expect(html).toBe('<a href="/en/news">News</a>');
});

describe('fields', () => {
  const idOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

  it('tie the label, the hint and the error to the control', () => {
    const html = render(<TextField label="E-mail" hint="Yours" error="Invalid email format" name="email" />);
    const id = idOf(html, /<label for="([^"]+)"/);
    expect(html).toContain(`id="${id}" aria-describedby="${id}-hint ${id}-error" aria-invalid="true"`);
    expect(html).toContain(`<p id="${id}-hint"`);
    expect(html).toContain(`<div id="${id}-error" aria-live="polite"`);
  });

  it('are described by nothing when there is nothing to say', () => {
    expect(render(<TextField label="E-mail" />)).not.toContain('aria-describedby');
  });

  it('hide a password until it is asked for', () => {
    const html = render(
      <PasswordField label="Password" showLabel="Show" hideLabel="Hide" autoComplete="new-password" />,
    );
    expect(html).toContain('type="password"');
    expect(html).toContain('aria-label="Show"');
    expect(html).toContain('aria-pressed="false"');
    expect(html).toContain('autoComplete="new-password"');
  });

  it('make the whole row of a box its label', () => {
    const html = render(<Checkbox label="I agree" error="Required" />);
    expect(html).toMatch(/<label[^>]*><input[^>]*type="checkbox"[^>]*\/><span>I agree<\/span><\/label>/);
    expect(html).toContain('aria-invalid="true"');
  });

  it('list the options with the empty one first', () => {
    const html = render(
      <Select label="League" placeholder="Choose" options={[{ value: 'EPL', label: 'Premier League' }]} />,
    );
    expect(html).toContain('<option value="">Choose</option><option value="EPL">Premier League</option>');
  });
});
