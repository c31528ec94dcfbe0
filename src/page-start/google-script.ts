/** The part of Google's script that is used: the code client of its popup flow. */
export type GoogleOAuth = {
  initCodeClient(options: {
    client_id: string;
    scope: string;
    ux_mode: 'popup';
    state: string;
    callback: (answer: { code?: string; state?: string; error?: string }) => void;
    error_callback: (problem: { type: string }) => void;
  }): { requestCode(): void };
};

declare global {
  interface Window {
    google?: { accounts?: { oauth2?: GoogleOAuth } };
  }
}

let loading: Promise<GoogleOAuth> | undefined;

/** Loads Google's script once; rejects where it cannot be loaded, and tries again the next time. */
export function loadGoogleScript(address: string): Promise<GoogleOAuth> {
  loading ??= addScript(address).catch((problem) => {
    loading = undefined;
    throw problem;
  });
  return loading;
}

function addScript(address: string): Promise<GoogleOAuth> {
  return new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => {
      const oauth = window.google?.accounts?.oauth2;
      if (oauth === undefined) fail(new Error('The script of Google brought no sign-in.'));
      else done(oauth);
    };
    script.onerror = () => {
      script.remove();
      fail(new Error('The script of Google could not be loaded.'));
    };
    document.head.append(script);
  });
}
