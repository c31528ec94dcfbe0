import { createContext, use, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LanguageContextValue, LanguageProvider, useLanguage } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { CachedPart } from '../screens/frame/cached-part.tsx';
import { firstByte } from '../screens/frame/first-byte.ts';
import { renderCachedPart } from './render-cached-part.tsx';

const language: LanguageContextValue = { locale: 'en', messages: await loadMessages('en', ['ui']) };
const Context = createContext('nobody');
let renders = 0;

beforeEach(() => {
  renders = 0;
  firstByte.renderCachedPart = renderCachedPart;
});
afterEach(() => {
  delete firstByte.renderCachedPart;
});

function Greeting({ name }: { name: string }) {
  const { t } = useLanguage<'ui'>();
  renders += 1;
  return (
    <p title={t('ui.close')}>
      Hello {name} &amp; {use(Context)}
    </p>
  );
}

function Numbered() {
  return <p id={useId()} />;
}

function Broken(): never {
  throw new Error('broken');
}

const page = (name: string, own: Partial<LanguageContextValue> = {}, around = 'nobody') =>
  renderToString(
    <LanguageProvider {...language} {...own}>
      <Context value={around}>
        <CachedPart name="greeting" of={Greeting} props={{ name }} className="contents" />
      </Context>
    </LanguageProvider>,
  );

describe('a part that looks the same to many readers', () => {
  it('is rendered once and sent again as it was, just as React renders it in a page', () => {
    const first = page('first');
    expect(page('first')).toBe(first);
    expect(renders).toBe(1);
    delete firstByte.renderCachedPart;
    expect(page('first')).toBe(first);
  });

  it('is another one with other props, in another language or with a brand’s own words', async () => {
    const html = page('second');
    expect(page('third')).toContain('third');
    expect(page('second', { overrides: { 'ui.close': 'Shut' } })).toContain('title="Shut"');
    const messages = await loadMessages('vi', ['ui']);
    expect(page('second', { locale: 'vi', messages })).not.toBe(html);
    expect(page('second')).toBe(html);
    expect(renders).toBe(4);
  });

  it('sees nothing of its page but its props and its language', () => {
    expect(page('fourth', {}, 'a member')).toContain('nobody');
  });

  it('escapes its props as anything else that is rendered', () => {
    expect(page('<img src=x>')).toContain('&lt;img src=x&gt;');
    expect(page('<img src=x>')).not.toContain('<img');
  });

  it('is rendered in its page where its messages were changed for one reader', () => {
    const messages = structuredClone(language.messages);
    expect(page('fifth', { messages }, 'a member')).toContain('a member');
    expect(page('fifth', { messages }, 'another')).toContain('another');
  });
});

describe('a part that cannot be cached', () => {
  const withPart = (Part: () => React.ReactNode) => (
    <LanguageProvider {...language}>
      <CachedPart name={Part.name} of={Part} props={{}} />
    </LanguageProvider>
  );

  it('is rendered in its page where it counts its ids there', () => {
    const html = renderToString(withPart(Numbered));
    expect(html).toMatch(/<p id="_R_/);
  });

  it('fails in its page, where it is logged', () => {
    expect(() => renderToString(withPart(Broken))).toThrow('broken');
  });
});
