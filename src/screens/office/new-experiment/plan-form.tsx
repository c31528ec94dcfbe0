import { useState } from 'react';
import { useNavigate } from 'react-router';
import { newExperimentContract } from '#api/office/experiments.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { MAX_EXPERIMENT_DAYS } from '#terms/experiments.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { readCount } from '../form/read-count.ts';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeForm } from '../form/use-office-form.ts';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { Panel } from '../panel.tsx';
import { shortText } from '../parts/experiment-labels.tsx';
import { LocalTextFields, readLocalTexts } from '../text/local-text-fields.tsx';
import type { NewExperimentData } from './data.server.ts';

const FIRST_DAYS = 14;

/** What is tried and why. Saved, it is planned and does not run yet. */
export function PlanForm({ choices, kind, difference }: NewExperimentData) {
  const { t, locale } = useLanguage<'office-experiments'>();
  const [first] = choices.texts;
  const [chosen, choose] = useState(first?.key ?? '');
  const call = useOfficeCall();
  const say = useOfficeNote();
  const navigate = useNavigate();
  const href = useOfficeHref();
  const mayEdit = useMay()('experiments.edit');
  const days = (form: FormData) => readCount(form.get('days'), MAX_EXPERIMENT_DAYS);
  const layoutOf = (form: FormData) => choices.layouts.find((one) => one === form.get('layout'));
  const most = String(MAX_EXPERIMENT_DAYS);
  const { ref, errors, isBusy, onSubmit } = useOfficeForm<{ id: string }>({
    check: (form) => ({
      ...(String(form.get('why') ?? '').trim() === '' ? { why: t('office-experiments.missing') } : {}),
      ...(kind === 'count' && days(form) === null ? { days: t('office-experiments.badDays', { most }) } : {}),
    }),
    send: (form) => {
      const layout = layoutOf(form);
      return call(newExperimentContract, {
        body: {
          place: choices.place,
          goal: choices.goal,
          kind,
          why: String(form.get('why') ?? ''),
          ...(kind === 'count' ? { days: days(form) ?? FIRST_DAYS } : { difference_bp: difference ?? 0 }),
          ...(kind === 'text' ? { key: chosen, texts: readLocalTexts(form, 'texts') } : {}),
          ...(kind === 'layout' && layout !== undefined ? { layout } : {}),
        },
      });
    },
    onDone: async ({ id }) => {
      await navigate(href(`/office/experiments/${id}`));
      say({ tone: 'success', text: t('office-experiments.saved') });
    },
  });
  if (!mayEdit) return null;
  const shown = choices.texts.find(({ key }) => key === chosen);
  return (
    <Panel title={t('office-experiments.what')}>
      <form ref={ref} onSubmit={onSubmit} noValidate className="grid max-w-prose gap-4">
        <div role="alert" className="empty:hidden">
          {errors.base ? <Notice tone="error">{errors.base}</Notice> : null}
        </div>
        {kind === 'text' ? (
          <>
            <Select
              label={t('office-experiments.text')}
              name="key"
              value={chosen}
              onChange={(event) => choose(event.target.value)}
              options={choices.texts.map(({ key, a }) => ({
                value: key,
                label: `${shortText(a[locale])} · ${key}`,
              }))}
              error={errors.key}
            />
            <LocalTextFields
              key={chosen}
              name="texts"
              legend={t('office-experiments.textB')}
              hint={t('office-experiments.textHint')}
              texts={shown?.a ?? {}}
              errors={errors}
              maxLength={600}
            />
          </>
        ) : null}
        {kind === 'layout' ? (
          <Select
            label={t('office-experiments.layout')}
            name="layout"
            options={choices.layouts.map((value) => ({
              value,
              label: t(`office-experiments.layouts.${value}`),
            }))}
            error={errors.layout}
          />
        ) : null}
        {kind === 'count' ? (
          <TextField
            label={t('office-experiments.daysField')}
            name="days"
            inputMode="numeric"
            defaultValue={String(FIRST_DAYS)}
            error={errors.days}
          />
        ) : null}
        <TextArea
          label={t('office-experiments.why')}
          hint={t('office-experiments.whyHint')}
          name="why"
          rows={2}
          maxLength={500}
          required
          error={errors.why}
        />
        <div className="grid justify-items-start gap-2">
          <Button type="submit" tone="primary" needsScripts busy={isBusy}>
            {t('office-experiments.save')}
          </Button>
          <p className="text-14 text-ink-3">{t('office-experiments.saveHint')}</p>
        </div>
      </form>
    </Panel>
  );
}
