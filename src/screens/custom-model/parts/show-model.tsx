import { formatDate } from '#i18n/format.ts';
import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { inList } from '#i18n/punctuation.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ordinal } from '../figure-labels.ts';
import type { Model, ShowContent } from '../model-content.ts';
import { listHref } from '../model-href.ts';
import { isPending, useLiveModels } from '../use-live-models.ts';
import { ModelActions } from './model-actions.tsx';
import { configLine, ModelBadges, marketName, RunBar } from './model-state.tsx';
import { PickHistory } from './pick-history.tsx';
import { Results } from './results.tsx';
import { UpcomingPicks } from './upcoming-picks.tsx';

/** One model: what it is, how it stands, what it would have done, what it did, and what it picks next. */
export function ShowModel({ content, zone }: { content: ShowContent; zone: string }) {
  const { t } = useLanguage<'customModel' | 'sport'>();
  const { model } = content.shown;
  useLiveModels(isPending(model));
  return (
    <>
      <PageHeader title={model.name} lead={configLine(model, t)} actions={<ModelActions model={model} />} />
      <DetailList model={model} zone={zone} />
      <div className="grid gap-3 pt-4">
        <RunState model={model} />
        <Pauses content={content} zone={zone} />
      </div>
      {model.status === 'ready' ? (
        <>
          <UpcomingPicks content={content} zone={zone} />
          <Results content={content} zone={zone} />
          <PickHistory content={content} zone={zone} />
        </>
      ) : null}
    </>
  );
}

function DetailList({ model, zone }: { model: Model; zone: string }) {
  const { locale, t } = useLanguage<'customModel' | 'models' | 'sport'>();
  const { no, of: trials } = model.trial;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-ink-2">
        <span className="flex flex-wrap gap-1.5">
          <ModelBadges model={model} />
        </span>
        {model.status === 'insufficient' ? null : (
          <span>
            {t('customModel.nthIn', { nth: ordinal(no, locale), market: marketName(model, t) })}
            {trials > no ? (
              <span className="text-ink-3"> · {t('customModel.byNow', { of: trials })}</span>
            ) : null}
          </span>
        )}
        <time dateTime={model.created_at} className="text-ink-3">
          {t('customModel.show.created', { date: formatDate(model.created_at, zone) })}
        </time>
        <TextLink href={listHref(locale)} className="tap">
          {t('customModel.all')}
        </TextLink>
      </p>
      <p className="text-12 text-ink-3">
        {joinLabel(
          t('customModel.fields.modelData'),
          inList(
            locale,
            model.model_data.map((id) => t(`models.option.model_data.${id}.name`)),
          ),
          locale,
        )}
      </p>
    </div>
  );
}

/** What the worker has to say of the run, while it is on its way and where it came to nothing. */
function RunState({ model }: { model: Model }) {
  const { t } = useLanguage<'customModel' | 'errors'>();
  const { status, missing } = model;
  if (status === 'failed')
    return <ErrorState title={t('customModel.status.failed')} text={t('customModel.progress.failed')} />;
  if (status === 'insufficient') {
    return (
      <Notice tone="warning">
        <p className="font-medium">{t('errors.notEnoughData')}</p>
        <ul className="grid gap-0.5 py-1">
          {missing.map(({ code, have, need }) => (
            <li key={code}>{t(`customModel.missing.${code}`, { have, need })}</li>
          ))}
        </ul>
        <p className="text-ink-2">{t('customModel.progress.givenBack')}</p>
        <p className="text-ink-2">{t('customModel.progress.tryOther')}</p>
      </Notice>
    );
  }
  if (!isPending(model)) return null;
  const text = t(`customModel.progress.${status === 'queued' ? 'queued' : 'running'}`);
  return (
    <div role="status" className="grid gap-3 rounded-8 bg-surface p-4 text-14 shadow-card">
      <p className="text-main">{text}</p>
      <RunBar model={model} label={text} />
      <p className="text-ink-3">{t('customModel.progress.stay')}</p>
    </div>
  );
}

/** Deletion and pauses: the gaps of the forward record are said, not closed. */
function Pauses({ content: { shown }, zone }: { content: ShowContent; zone: string }) {
  const { locale, t } = useLanguage<'customModel'>();
  const { model, forward } = shown;
  const day = (instant: string | null) => formatDate(instant, zone);
  const closed = forward.gaps.filter(({ until }) => until !== null);
  return (
    <>
      {model.deleted_at === null ? null : (
        <Notice>{t('customModel.show.deletedAt', { date: day(model.deleted_at) })}</Notice>
      )}
      {model.paused === null || model.deleted_at !== null ? null : (
        <Notice tone="warning">
          {model.paused.reason === 'plan_ended' ? (
            <>
              {t('customModel.show.pausedPlan', { from: day(model.paused.since) })}{' '}
              <Link href={localePath(locale, '/subscribe')} className="text-ink underline">
                {t('customModel.show.seePlans')}
              </Link>
            </>
          ) : (
            t('customModel.show.pausedBreak', { from: day(model.paused.since) })
          )}
        </Notice>
      )}
      {closed.map(({ from, until }) => (
        <Notice key={from}>{t('customModel.show.gap', { from: day(from), until: day(until) })}</Notice>
      ))}
    </>
  );
}
