import { newWriteKey } from '#screens/new-write-key.ts';
import { sendForm } from './forms.ts';
import { askGoogle } from './google-popup.ts';
import { loadGoogleScript } from './google-script.ts';
import { showToast } from './toasts.ts';

/**
 * Sign-in through Google's window. Its script is fetched when the reader turns to the button, so that the window still counts as asked for by
 * them; a browser that opens none is led to Google by the form itself, as without scripts.
 */
export function startGoogle(place: HTMLElement): void {
  const form = place.querySelector('form');
  if (form === null) return;
  const { google: clientId = '', script = '', failed = '', refused = '' } = place.dataset;
  const prepare = () => void loadGoogleScript(script).catch(() => undefined);
  place.addEventListener('pointerover', prepare);
  place.addEventListener('focusin', prepare);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void signIn();
  });

  const signIn = async () => {
    try {
      const popup = await askGoogle(await loadGoogleScript(script), clientId, newWriteKey());
      if (popup.kind === 'code') await sendForm(form, { code: popup.code });
      else if (popup.kind === 'blocked') await sendForm(form);
      else if (popup.kind === 'failed') showToast('error', refused);
    } catch (problem) {
      console.warn('Google sign-in failed.', problem);
      showToast('error', failed);
    }
  };
}
