import { useRef, useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { useVisitorMessages } from '../frame/messages/visitor-messages.ts';
import { useEnterSession } from '../frame/session/use-enter-session.ts';
import { GoogleMark } from './google-mark.tsx';
import type { GoogleSettings } from './google-settings.server.ts';
import { OpenQuestion } from './open-question.tsx';
import type { SignInQuestion } from './sign-in-outcome.ts';

/**
 * Sign-in with Google, where a client id is configured. Google's script is fetched when the reader turns to the button; what
 * it brings back may still ask for consent or for the password of an account that exists.
 */
export function GoogleSignIn({ settings, goesTo }: { settings: GoogleSettings | null; goesTo: string }) {
  const { locale, t } = useLanguage<'google'>();
  const messages = useVisitorMessages();
  const enter = useEnterSession();
  const [isBusy, setBusy] = useState(false);
  const [question, setQuestion] = useState<SignInQuestion | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  if (settings === null) return null;

  const signIn = async () => {
    setBusy(true);
    try {
      const { signInWithGoogle } = await loadFlow();
      const outcome = await signInWithGoogle(settings, { locale, goesTo });
      if (outcome.kind === 'signed_in') await enter(goesTo);
      else if (outcome.kind === 'refused')
        messages.toast({ tone: 'error', text: outcome.text ?? t('google.refused') });
      else if (outcome.kind === 'question') setQuestion(outcome.question);
    } catch (problem) {
      console.warn('Google sign-in failed.', problem);
      messages.toast({ tone: 'error', text: t('google.failed') });
    } finally {
      setBusy(false);
    }
  };
  const prepare = () =>
    void loadFlow().then(
      (flow) => flow.prepareGoogle(settings),
      () => {},
    );
  return (
    <>
      <div className="flex items-center gap-3 text-12 text-ink-3">
        <span className="h-px grow bg-line" />
        {t('google.or')}
        <span className="h-px grow bg-line" />
      </div>
      <Button ref={button} wide busy={isBusy} onClick={signIn} onPointerEnter={prepare} onFocus={prepare}>
        {isBusy ? null : <GoogleMark />}
        {t('google.button')}
      </Button>
      <OpenQuestion
        question={question}
        onClose={() => {
          setQuestion(null);
          button.current?.focus();
        }}
        onSignedIn={() => enter(goesTo)}
      />
    </>
  );
}

const loadFlow = () => import('./google-flow.ts');
