import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/field.tsx';
import { useFormDraft } from '../../form-draft.ts';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import { newWriteKey } from '../../new-write-key.ts';
import { FormError } from '../../sign-in/form-parts.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { useFormFailure } from '../../use-form-failure.ts';
import { choicesOf, choose, chosenOf, DRAFT_FIELDS } from '../draft-fields.ts';
import type { ModelField, NewContent } from '../model-content.ts';
import { modelHref, showHref } from '../model-href.ts';
import type { ModelDraft } from '../model-query.ts';
import { loadModelCalls } from '../use-model-mutations.ts';
import { ChoiceField } from './choice-field.tsx';

const NAME_MAX = 40;

interface CreateFormProps {
  content: NewContent;
  draft: NewContent['query'];
  /** What the choices would mean: beside them, and on a narrow screen between them and the button. */
  children: ReactNode;
}

/**
 * The six choices and the name. The choices stand in the address, the name in the form: both are there again after a login
 * in between.
 */
export function CreateForm({ content, draft, children }: CreateFormProps) {
  const { t } = useLanguage<'customModel' | 'ui'>();
  const { ref, errors, isBusy, onSubmit } = useStoreForm(draft);
  useFormDraft('custom-model', ref);
  return (
    <form
      ref={ref}
      onSubmit={onSubmit}
      onFocus={loadModelCalls}
      noValidate
      className="grid gap-4 pt-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:items-start"
    >
      <Card className="grid gap-5">
        <FormError text={errors.base} />
        <div className="grid gap-5 sm:grid-cols-2">
          <DraftFields content={content} draft={draft} errors={errors} />
        </div>
      </Card>
      <div className="lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2">{children}</div>
      <Card className="grid gap-5">
        <TextField
          name="name"
          label={t('customModel.fields.name')}
          optional={t('ui.optional')}
          hint={
            content.estimate === null
              ? t('customModel.create.nameHint', { max: NAME_MAX })
              : t('customModel.create.nameExample', { name: content.estimate.name })
          }
          error={errors.name}
          maxLength={NAME_MAX}
          autoComplete="off"
        />
        <div>
          <Button
            type="submit"
            needsScripts
            tone="primary"
            busy={isBusy}
            disabled={content.estimate !== null && content.estimate.missing.length > 0}
          >
            {t('customModel.create.submit')}
          </Button>
        </div>
      </Card>
    </form>
  );
}

interface FieldsProps {
  content: NewContent;
  draft: NewContent['query'];
  errors: Readonly<Record<string, string>>;
}

function DraftFields({ content: { options }, draft, errors }: FieldsProps) {
  const { locale, t } = useLanguage<'customModel' | 'errors' | 'ui'>();
  const { list } = usePunctuation();
  const navigate = useNavigate();
  const hints: Partial<Record<ModelField, string>> = {
    day: t('customModel.create.dayHint'),
    model_data: t('customModel.create.dataHint'),
  };
  const nothing: Partial<Record<ModelField, string>> = {
    sport: t('customModel.create.anySport'),
    model_data: t('customModel.everyData', { count: options.model_data.length }),
  };
  return DRAFT_FIELDS.map(({ field, name, label, noMatch }) => {
    const chosen = chosenOf(field, draft);
    const names = options[field].filter(({ id }) => chosen.includes(id)).map((option) => option.name);
    return (
      <div key={field} className={field === 'model_data' ? 'sm:col-span-2' : undefined}>
        <ChoiceField
          name={name}
          label={t(`customModel.fields.${label}`)}
          hint={hints[field]}
          error={errors[name]}
          optional={field === 'sport' ? t('ui.optional') : undefined}
          choices={choicesOf(options[field], {
            t,
            locale,
            isOfLeague: field === 'league' || draft.league !== null,
          })}
          chosen={chosen}
          multiple={field === 'model_data'}
          text={list(names) || (nothing[field] ?? t('customModel.create.choose'))}
          isPlaceholder={names.length === 0 && nothing[field] === undefined}
          noMatch={t(`errors.noMatching.${noMatch}`)}
          onChoose={(value) =>
            navigate(modelHref(locale, { view: 'new', ...choose(field, value, { draft, options }) }), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      </div>
    );
  });
}

/** Checks the three choices that have to be made, sends the form once under a key, and opens the new model. */
function useStoreForm(draft: ModelDraft) {
  const { locale, t } = useLanguage<'customModel' | 'models' | 'errors'>();
  const messages = useVisitorMessages();
  const navigate = useNavigate();
  const key = useRef(newWriteKey());
  return useCallForm({
    check: () => ({
      category: draft.category === null ? t('models.empty.category') : '',
      league: draft.league === null ? t('models.empty.league') : '',
      strategy: draft.strategy === null ? t('models.empty.strategy') : '',
    }),
    send: async (form) => {
      const { modelCalls } = await loadModelCalls();
      const name = String(form.get('name') ?? '').trim();
      const answer = await modelCalls(locale).store({ ...draft, name }, key.current);
      // The same write goes out again under its key only while no one has answered it.
      if (answer.status || answer.code !== null) key.current = newWriteKey();
      return answer;
    },
    onDone: async ({ id }) => {
      messages.toast({ tone: 'success', text: t('errors.success.add') });
      await navigate(showHref(locale, id));
    },
    onFailure: useFormFailure(),
  });
}
