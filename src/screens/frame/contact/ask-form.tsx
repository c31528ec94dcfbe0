import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { logThrown } from '../../log-thrown.ts';
import { Answer, type Reply } from './answer.tsx';
import { MAX_QUESTION } from './contact-anchor.ts';

/** A question in the reader's own words, and the operator's written answer to it. Nothing is composed. */
export function AskForm() {
  const { locale, t } = useLanguage<'contact' | 'errors'>();
  const [reply, setReply] = useState<Reply | null>(null);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  // On a phone the keyboard may cover the place of the answer.
  useEffect(() => {
    if (reply !== null) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [reply]);

  const ask = async (keyword: string) => {
    setBusy(true);
    setReply(null);
    try {
      const { askAnswer } = await import('./ask-answer.ts');
      const result = await askAnswer(keyword, locale);
      if (result.status) setReply(result.data);
      // A toast would lie under the panel's mask, so whatever went wrong stands at the field.
      else setError(Object.values(result.msg).flat().join(' ') || t('contact.ask.unreachable'));
    } catch (problem) {
      setError(t(logThrown(problem)));
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    setError(keyword === '' ? t('contact.ask.empty') : '');
    if (keyword !== '' && !isBusy) void ask(keyword);
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextField
        name="keyword"
        label={t('contact.ask.label')}
        hint={t('contact.ask.hint')}
        error={error}
        maxLength={MAX_QUESTION}
        autoComplete="off"
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {t('contact.ask.send')}
        </Button>
      </div>
      <div ref={answer} aria-live="polite" className="empty:-mt-3">
        {reply === null ? null : <Answer {...reply} />}
      </div>
    </form>
  );
}
