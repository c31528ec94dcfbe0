import { describe, expect, it, vi } from 'vitest';
import { preparePageChange } from './page-change.ts';

const current = new URL('https://site.example/en?page=1');

function change(
  to: string,
  options: { outdated?: boolean; broken?: boolean; guarded?: boolean; form?: boolean; away?: boolean },
) {
  const reload = vi.fn<(address: string) => boolean>(() => options.guarded !== true);
  const loadCode = vi.fn(() =>
    options.broken ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(),
  );
  const result = preparePageChange(
    { target: new URL(to, current), current, isSubmission: options.form === true },
    {
      isOutdated: () => options.outdated === true,
      loadCode,
      reload,
      isReachable: async () => options.away !== true,
    },
  );
  return { result, reload, loadCode };
}

describe('a change of the page', () => {
  it('loads the code first and then goes', async () => {
    const { result, loadCode, reload } = change('/en/news?page=2', {});
    expect(await result).toBe('go');
    expect(loadCode).toHaveBeenCalledWith('/en/news');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is a full load of its target when a newer build is out', async () => {
    const { result, reload } = change('/en/news?page=2#top', { outdated: true });
    expect(await result).toBe('leaving');
    expect(reload).toHaveBeenCalledWith('/en/news?page=2#top');
  });

  it('goes on with the old build when a full load was just tried', async () => {
    expect(await change('/en/news', { outdated: true, guarded: true }).result).toBe('go');
  });

  it('is a full load of its target when a piece of code cannot be had, once', async () => {
    const failed = change('/en/news', { broken: true });
    expect(await failed.result).toBe('leaving');
    expect(failed.reload).toHaveBeenCalledWith('/en/news');
    expect(await change('/en/news', { broken: true, guarded: true }).result).toBe('go');
  });

  it('waits where its code cannot be had because the server cannot be reached', async () => {
    const { result, reload } = change('/en/news', { broken: true, away: true });
    expect(await result).toBe('away');
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['a jump within the page', '#about', {}],
    ['a form that is sent', '/en/news', { form: true }],
    ['an address of another site', 'https://other.example/en/news', {}],
  ])('leaves alone %s', async (_what, to, options) => {
    const { result, reload, loadCode } = change(to, { outdated: true, broken: true, ...options });
    expect(await result).toBe('go');
    expect([reload.mock.calls.length, loadCode.mock.calls.length]).toEqual([0, 0]);
  });
});
