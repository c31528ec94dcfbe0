import type { GoogleOAuth } from './google-script.ts';

/** How Google's window was left. */
type PopupOutcome =
  | { readonly kind: 'code'; readonly code: string }
  /** The reader closed it or said no. */
  | { readonly kind: 'closed' }
  /** The browser lets no window open: the whole page has to go to Google. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'failed' };

const SCOPE = 'openid email profile';

/** Opens Google's window and waits for its answer. `state` is ours; an answer with another one is not to our question. */
export function askGoogle(oauth: GoogleOAuth, clientId: string, state: string): Promise<PopupOutcome> {
  return new Promise((done) => {
    const client = oauth.initCodeClient({
      client_id: clientId,
      scope: SCOPE,
      ux_mode: 'popup',
      state,
      callback: (answer) => done(readAnswer(answer, state)),
      error_callback: ({ type }) => done({ kind: kindOf(type) }),
    });
    client.requestCode();
  });
}

function readAnswer(answer: { code?: string; state?: string; error?: string }, state: string): PopupOutcome {
  if (answer.error === 'access_denied') return { kind: 'closed' };
  if (answer.code === undefined || answer.state !== state) return { kind: 'failed' };
  return { kind: 'code', code: answer.code };
}

function kindOf(type: string): 'blocked' | 'closed' | 'failed' {
  if (type === 'popup_failed_to_open') return 'blocked';
  return type === 'popup_closed' ? 'closed' : 'failed';
}
