import { type FormEvent, useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useFailureDisplay } from '../messages/use-failure-display.ts';

type Reply = { readonly question: string | null; readonly answer: string | null };

const LONGEST_QUESTION = 200;

/** A question in the reader's own words, and the operator's written answer to it. Nothing is composed. */
export function AskForm() {
  const { locale, t } = useLanguage<'contact'>();
  const showFailure = useFailureDisplay();
  const [reply, setReply] = useState<Reply | null>(null);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);

  const ask = async (keyword: string) => {
    setBusy(true);
    setReply(null);
    try {
      const { askAnswer, askContract } = await import('./ask-answer.ts');
      const result = await askAnswer(keyword, locale);
      if (result.status) setReply(result.data);
      else if (result.code === 422) setError(result.msg.keyword?.join(' ') ?? t('contact.ask.empty'));
      else if (result.code === null) setError(t('contact.ask.unreachable'));
      else showFailure(askContract, result);
    } catch {
      setError(t('contact.ask.unreachable'));
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
    <form onSubmit={submit} noValidate className="mt-5 grid gap-3 border-t border-line pt-5">
      <TextField
        name="keyword"
        label={t('contact.ask.label')}
        hint={t('contact.ask.hint')}
        error={error}
        maxLength={LONGEST_QUESTION}
        autoComplete="off"
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {t('contact.ask.send')}
        </Button>
      </div>
      <div aria-live="polite">{reply === null ? null : <Answer {...reply} />}</div>
    </form>
  );
}

function Answer({ question, answer }: Reply) {
  const { t } = useLanguage<'contact'>();
  if (answer === null) return <p className="text-ink-2">{t('contact.ask.none')}</p>;
  return (
    <div className="grid gap-1 rounded-8 bg-sunken px-4 py-3">
      <p className="font-medium text-main">{question}</p>
      <p className="whitespace-pre-line">{answer}</p>
    </div>
  );
}
