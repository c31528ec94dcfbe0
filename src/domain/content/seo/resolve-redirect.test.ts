import { describe, expect, it } from 'vitest';
import type { RedirectRuleRow } from '#db/queries/seo.ts';
import { MAX_HOPS, prepareRules, resolveRedirect } from './resolve-redirect.ts';

const base: RedirectRuleRow = {
  id: '1',
  brand: 'blue',
  languageCode: null,
  match: 'exact',
  path: '/old',
  target: '/news',
  type: 'internal',
  keepQuery: true,
  fromAt: new Date(0),
  untilAt: null,
  note: '',
  version: 1,
};

function resolve(
  path: string,
  rules: readonly Partial<RedirectRuleRow>[],
  query = '',
  allowedHosts: string[] = [],
) {
  const rows = rules.map((rule, index) => ({ ...base, id: String(index), ...rule }));
  return resolveRedirect({ path, query, rules: prepareRules(rows), allowedHosts });
}

describe('resolveRedirect', () => {
  it('leaves a path without a rule where it is', () => {
    expect(resolve('/schedule', [{}])).toEqual({ redirect: null, problem: null });
  });

  it('leads to a page and keeps the query unless the rule drops it', () => {
    expect(resolve('/old', [{}], 'a=1&b=2').redirect).toEqual({
      to: '/news?a=1&b=2',
      type: 'internal',
      code: 301,
      keep_query: true,
    });
    expect(resolve('/old', [{ keepQuery: false }], 'a=1').redirect?.to).toBe('/news');
  });

  it('joins the query to one that the target has', () => {
    expect(resolve('/old', [{ target: '/zh_TW/news?id=7' }], 'a=1').redirect?.to).toBe('/news?id=7&a=1');
  });

  it('is remembered for ever only where no rule on the way has an end', () => {
    expect(resolve('/old', [{ untilAt: new Date(1e12) }]).redirect?.code).toBe(302);
  });

  it('takes the most exact rule: whole path, longer beginning, one language', () => {
    const rules = [
      { match: 'prefix', path: '/old', target: '/news' },
      { match: 'prefix', path: '/old/store', target: '/subscribe' },
      { match: 'exact', path: '/old/store/plan', target: '/terms' },
      { match: 'exact', path: '/old/store/plan', target: '/privacy', languageCode: 'vi' },
    ] as const;
    expect(resolve('/old/x', rules).redirect?.to).toBe('/news');
    expect(resolve('/old/store/x', rules).redirect?.to).toBe('/subscribe');
    expect(resolve('/old/store/plan', rules).redirect?.to).toBe('/privacy');
  });

  it('ends a beginning at a slash', () => {
    expect(resolve('/older', [{ match: 'prefix' }]).redirect).toBeNull();
  });

  it(`follows at most ${MAX_HOPS} rules`, () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, index) => ({
        path: `/step${index}`,
        target: index === length - 1 ? '/news' : `/step${index + 1}`,
      }));
    expect(resolve('/step0', chain(MAX_HOPS)).redirect?.to).toBe('/news');
    expect(resolve('/step0', chain(MAX_HOPS + 1))).toEqual({ redirect: null, problem: 'chain_too_long' });
  });

  it('goes in no circle', () => {
    const circle = [
      { path: '/old', target: '/older' },
      { path: '/older', target: '/old' },
    ];
    expect(resolve('/old', circle)).toEqual({ redirect: null, problem: 'loop' });
    expect(resolve('/old', [{ target: '/OLD/' }])).toEqual({ redirect: null, problem: 'loop' });
  });

  it('leads to no page that does not exist', () => {
    expect(resolve('/old', [{ target: '/nowhere' }])).toEqual({ redirect: null, problem: 'unknown_page' });
  });

  it('leads away only by https and to hosts that the brand allows', () => {
    const lead = (target: string) =>
      resolve('/old', [{ type: 'external', target }], 'a=1', ['partner.example']);
    expect(lead('https://partner.example/x#top').redirect).toEqual({
      to: 'https://partner.example/x?a=1#top',
      type: 'external',
      code: 301,
      keep_query: true,
    });
    for (const target of [
      'http://partner.example/',
      'https://partner.example.evil.example/',
      'https://other.example/',
      'javascript:alert(1)',
      '//partner.example/',
    ]) {
      expect(lead(target), target).toEqual({ redirect: null, problem: 'refused_address' });
    }
  });

  it.each(['/login', '/thirdToken', '/purchase'])('never leads away from %s', (path) => {
    expect(resolve(path, [{ path }])).toEqual({ redirect: null, problem: null });
  });
});
