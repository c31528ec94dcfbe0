import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import { answerTrialContract } from '#api/office/answer-trial.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { languageNames } from '#i18n/locales.ts';
import { LOCALES } from '#terms/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { Panel } from '../panel.tsx';
import { OfficeTable } from '../table/office-table.tsx';

type Trial = z.output<typeof answerTrialContract.data>;

/** Asks what a reader may ask, and shows which answer they would get and how near each candidate is. */
export function TryQuestion() {
  const { t, locale } = useLanguage<'office-content'>();
  const call = useOfficeCall();
  const [trial, setTrial] = useState<Trial | null>(null);
  const [problem, setError] = useState('');
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const question = String(form.get('question') ?? '').trim();
    const language = LOCALES.find((one) => one === form.get('language')) ?? 'en';
    if (question === '') return setError(t('office-content.answers.typeQuestion'));
    const answer = await call(answerTrialContract, { query: { question, language } });
    setTrial(answer.status ? answer.data : null);
    setError(answer.status ? '' : Object.values(answer.msg).flat().join(' '));
  };
  return (
    <Panel title={t('office-content.answers.try')}>
      <form
        onSubmit={ask}
        noValidate
        className="grid items-end gap-3 md:grid-cols-[200px_minmax(0,1fr)_auto]"
      >
        <Select
          label={t('office-content.answers.tryLanguage')}
          name="language"
          defaultValue={locale}
          options={LOCALES.map((value) => ({ value, label: languageNames[value] }))}
        />
        <TextField
          label={t('office-content.answers.tryText')}
          name="question"
          maxLength={200}
          error={problem}
        />
        <Button type="submit" needsScripts>
          {t('office-content.answers.ask')}
        </Button>
      </form>
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {trial === null ? null : <Result trial={trial} />}
      </div>
    </Panel>
  );
}

function Result({ trial: { given, needed, candidates } }: { trial: Trial }) {
  const { t } = useLanguage<'office-content'>();
  const chosen = candidates.find(({ id }) => id === given);
  return (
    <>
      {chosen === undefined ? (
        <Notice>{t('office-content.answers.noneGiven', { needed })}</Notice>
      ) : (
        <Notice tone="success">
          {chosen.question} {chosen.answer}
        </Notice>
      )}
      <OfficeTable
        isPlain
        label={t('office-content.answers.candidates')}
        rows={candidates}
        rowKey={({ id }) => id}
        empty={t('office-content.answers.noCandidate')}
        columns={[
          {
            key: 'question',
            header: t('office-content.answers.question'),
            render: ({ id, question }) => (
              <>
                {question}{' '}
                {id === given ? <Badge tone="win">{t('office-content.answers.isGiven')}</Badge> : null}
              </>
            ),
          },
          {
            key: 'similarity',
            header: t('office-content.answers.similarity'),
            numeric: true,
            render: ({ similarity }) => similarity.toFixed(3),
          },
          {
            key: 'why',
            header: t('office-content.answers.why'),
            render: ({ has_keyword: hasKeyword, contained }) =>
              [
                ...(hasKeyword ? [t('office-content.answers.keyword')] : []),
                ...(contained ? [t('office-content.answers.contained')] : []),
              ].join(' · ') || '-',
          },
        ]}
      />
    </>
  );
}
