import { describe, expect, it } from 'vitest';
import { askGoogle } from './google-popup.ts';
import type { GoogleOAuth } from './google-script.ts';

type Options = Parameters<GoogleOAuth['initCodeClient']>[0];

const googleThat = (answers: (options: Options) => void): GoogleOAuth => ({
  initCodeClient: (options) => ({ requestCode: () => answers(options) }),
});

describe('the answer of Google’s window', () => {
  it.each([
    ['a code to our question', { code: 'c', state: 'ours' }, { kind: 'code', code: 'c' }],
    ['a code to another question', { code: 'c', state: 'theirs' }, { kind: 'failed' }],
    ['a code to no question', { code: 'c' }, { kind: 'failed' }],
    ['no code', { state: 'ours' }, { kind: 'failed' }],
    ['a no of the reader', { error: 'access_denied', state: 'ours' }, { kind: 'closed' }],
  ])('is %s', async (_, answer, outcome) => {
    const google = googleThat(({ callback }) => callback(answer));
    await expect(askGoogle(google, 'client', 'ours')).resolves.toEqual(outcome);
  });

  it.each([
    ['popup_failed_to_open', 'blocked'],
    ['popup_closed', 'closed'],
    ['unknown', 'failed'],
  ])('can be %s', async (type, kind) => {
    const google = googleThat(({ error_callback }) => error_callback({ type }));
    await expect(askGoogle(google, 'client', 'ours')).resolves.toEqual({ kind });
  });

  it('is asked for with the scopes of the product', async () => {
    const asked: Options[] = [];
    const google = googleThat((options) => {
      asked.push(options);
      options.error_callback({ type: 'popup_closed' });
    });
    await askGoogle(google, 'client', 'ours');
    expect(asked[0]).toMatchObject({ client_id: 'client', scope: 'openid email profile', ux_mode: 'popup' });
  });
});
