import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import { useEnterSession } from '../../frame/session/use-enter-session.ts';
import { FormPage } from '../../sign-in/form-parts.tsx';
import { OpenQuestion } from '../../sign-in/open-question.tsx';
import type { SignInOutcome, SignInQuestion } from '../../sign-in/sign-in-outcome.ts';
import { useTakenQuery } from '../../use-taken-query.ts';
import type { ThirdTokenData } from '../data.server.ts';

const CODE_AND_STATE = ['code', 'state'] as const;

/** Exchanges the code behind the loading dialog, with the address already clean; a code that is worth nothing leads to login. */
export function ThirdTokenPage({ index, login }: ThirdTokenData) {
  const { locale, t } = useLanguage<'google'>();
  const { code, state } = useTakenQuery(CODE_AND_STATE);
  const messages = useVisitorMessages();
  const navigate = useNavigate();
  const enter = useEnterSession();
  const [question, setQuestion] = useState<SignInQuestion | null>(null);
  const [goesTo, setGoesTo] = useState(index);
  const wasAsked = useRef(false);

  const toLogin = () => void navigate(login, { replace: true });
  const follow = async (outcome: SignInOutcome) => {
    if (outcome.kind === 'signed_in') return await enter(outcome.redirect ?? index);
    if (outcome.kind === 'question') {
      if ('redirect' in outcome.question) setGoesTo(outcome.question.redirect ?? index);
      return setQuestion(outcome.question);
    }
    const text = outcome.kind === 'refused' ? outcome.text : null;
    messages.error(text ?? t('google.third.stale'), toLogin);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is good for one exchange.
  useEffect(() => {
    if (wasAsked.current || code === undefined) return;
    wasAsked.current = true;
    const exchanged = import('../exchange-code.ts').then(({ exchangeCode }) =>
      exchangeCode({ code, state: state ?? '' }, locale),
    );
    messages.wait(exchanged).then(follow, () => follow({ kind: 'refused', text: null }));
  }, [code]);

  return (
    <FormPage title={t('google.third.title')}>
      <p className="text-16 text-ink-2">{t('google.third.wait')}</p>
      <OpenQuestion question={question} onClose={toLogin} onSignedIn={() => enter(goesTo)} />
    </FormPage>
  );
}
