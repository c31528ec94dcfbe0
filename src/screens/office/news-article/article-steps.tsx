import { newsStepsContract } from '#api/office/news/[id]/steps.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { zonePlace } from '#i18n/zone-labels.ts';
import { TextField } from '#ui/field.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { readZonedTime } from '../form/zoned-time.ts';
import { useMay, useOffice } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { Panel } from '../panel.tsx';
import type { Article } from './data.server.ts';

type Step = Article['steps'][number];

const PRIMARY: readonly Step[] = ['submit', 'publish'];
const DANGER: readonly Step[] = ['unpublish', 'remove', 'discard'];

interface ArticleStepsProps {
  article: Article;
  /** Something is typed that has not been saved. */
  isDirty: boolean;
  onDone: (version: number) => void;
}

/** What can be done with the article now, one step on its way to the reader or back. */
export function ArticleSteps({ article, isDirty, onDone }: ArticleStepsProps) {
  const { t } = useLanguage<'office-news'>();
  const may = useMay();
  if (!may('content.edit')) return null;
  return (
    <Panel title={t('office-news.steps.title')}>
      {article.needs_other ? <p className="text-14 text-ink-2">{t('office-news.steps.needsOther')}</p> : null}
      {isDirty ? (
        <p className="text-14 text-ink-2">{t('office-news.steps.saveFirst')}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {article.steps.map((step) => (
            <StepDialog key={step} step={step} article={article} onDone={onDone} />
          ))}
        </div>
      )}
    </Panel>
  );
}

function StepDialog({ step, article, onDone }: { step: Step } & Omit<ArticleStepsProps, 'isDirty'>) {
  const { t, locale } = useLanguage<'office-news'>();
  const { zone } = useOffice();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const hour = (form: FormData) => readZonedTime(form.get('at'), zone);
  /** The step back, from which the page goes on as well. */
  const goBack = async (back: 'restore' | 'remove', version: number) => {
    const done = await call(newsStepsContract, { params: { id: article.id }, body: { step: back, version } });
    if (done.status) onDone(done.data.version);
    return done;
  };
  const hasHour = (form: FormData) => String(form.get('at') ?? '') !== '';
  return (
    <ActionDialog
      verb={t(`office-news.steps.${step}.verb`)}
      title={t(`office-news.steps.${step}.title`)}
      text={t(`office-news.steps.${step}.text`)}
      {...(PRIMARY.includes(step) ? { tone: 'primary' as const } : {})}
      {...(DANGER.includes(step) ? { tone: 'danger' as const } : {})}
      withReason={step === 'return' || step === 'unpublish'}
      {...(step === 'return' ? { reasonHint: t('office-news.steps.return.hint') } : {})}
      {...(step === 'publish'
        ? {
            fields: (errors) => (
              <TextField
                label={t('office-news.steps.publish.at')}
                hint={t('office-news.steps.publish.atHint', { zone: zonePlace(zone, locale) })}
                name="at"
                type="datetime-local"
                error={errors.at}
              />
            ),
          }
        : {})}
      check={(form) => ({
        ...(hasHour(form) && hour(form) === null ? { at: t('office-news.steps.publish.badHour') } : {}),
      })}
      send={(form) => {
        const at = hasHour(form) ? hour(form) : null;
        const note = reasonOf(form);
        return call(newsStepsContract, {
          params: { id: article.id },
          body: {
            step,
            version: article.version,
            ...(note === '' ? {} : { note }),
            ...(at === null ? {} : { at }),
          },
        });
      }}
      onDone={({ version }, form) => {
        onDone(version);
        const done = step === 'publish' && hasHour(form) ? 'scheduled' : step;
        const back = done === 'remove' ? 'restore' : done === 'restore' ? 'remove' : null;
        say({
          tone: 'success',
          text: t(`office-news.done.${done}`),
          ...(back === null ? {} : { undo: () => goBack(back, version) }),
        });
      }}
    />
  );
}
