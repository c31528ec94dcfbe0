import { useLanguage } from '#i18n/language-provider.tsx';

type Reply = { readonly question: string | null; readonly answer: string | null };

/** The written answer to a question, or that there is none. */
export function Answer({ question, answer }: Reply) {
  const { t } = useLanguage<'contact'>();
  if (answer === null) return <p className="text-ink-2">{t('contact.ask.none')}</p>;
  return (
    <div className="grid gap-1 rounded-8 bg-sunken px-4 py-3">
      <p className="font-medium text-main">{question}</p>
      <p className="whitespace-pre-line">{answer}</p>
    </div>
  );
}
