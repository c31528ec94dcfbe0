import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { loadMessages } from '#i18n/load-messages.ts';
import { LinkProvider } from '#ui/link.tsx';
import { ErrorBoundary } from './root.tsx';

/** Just enough of a link for markup without a router around it. */
const PlainLink = ({ href, children }: { href: string; children?: ReactNode }) => (
  <a href={href}>{children}</a>
);

const Nothing = () => null;
const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Nothing, ErrorBoundary }]);

function pageOf(site: object | undefined, errors: object): string {
  return renderToStaticMarkup(
    <LinkProvider value={PlainLink}>
      <Stub
        initialEntries={['/']}
        hydrationData={{ ...(site ? { loaderData: { root: site } } : {}), errors: { root: errors } }}
      />
    </LinkProvider>,
  );
}

it('shows an error that left nothing else with its status, what happened and the way home', async () => {
  const messages = await loadMessages('vi', ['shell']);
  const html = pageOf({ locale: 'vi', messages }, new Error('broken'));
  expect(html).toContain('500');
  expect(html).toContain(messages.shell.errorPage.brokenTitle);
  expect(html).toContain('<a href="/">');
});

it('shows the status alone where not even the words could be had', () => {
  expect(pageOf(undefined, new Error('broken'))).toContain('500');
});
