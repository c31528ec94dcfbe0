import { formatDate, formatMinute } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Timeline } from '#ui/timeline.tsx';
import { useOffice } from '../frame/office-context.ts';
import { OfficeTime } from '../office-time.tsx';
import { DetailList, Panel } from '../panel.tsx';
import { ModelState } from '../parts/model-state.tsx';
import { useRecipe } from '../parts/use-recipe.ts';
import { OfficeTable } from '../table/office-table.tsx';
import type { Model } from './data.server.ts';
import { ScoreTable } from './score-table.tsx';
import { ShadowPanel } from './shadow-panel.tsx';

/** One model on one page: what it is, what it is worth, and what became of it. */
export function ModelPage({ model }: { model: Model }) {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <div className="grid min-w-0 gap-4">
        <ScoreTable model={model} />
        {model.comparison === null ? null : <ShadowPanel comparison={model.comparison} />}
      </div>
      <div className="grid min-w-0 gap-4">
        <Standing model={model} />
        <History model={model} />
        <Versions model={model} />
      </div>
    </div>
  );
}

function Standing({ model }: { model: Model }) {
  const { t } = useLanguage<'office-models' | 'sport'>();
  const { zone } = useOffice();
  const recipe = useRecipe();
  const { window } = model;
  return (
    <Panel title={t('office-models.standing')}>
      <DetailList
        details={[
          [t('office-models.stateHead'), <ModelState key="s" state={model.state} />],
          [t('office-models.sport'), t(`sport.sports.${model.sport}`)],
          [t('office-models.trainedAt'), <OfficeTime key="t" at={model.trained_at} />],
          [
            t('office-models.askedBy'),
            model.trained_by === 'system' ? t('office-models.system') : model.trained_by,
          ],
          [
            t('office-models.window'),
            `${window.from === null ? '-' : formatDate(window.from, zone)} – ${formatDate(window.until, zone)}`,
          ],
          [t('office-models.heldOutFrom'), formatDate(model.held_out_from, zone)],
          [t('office-models.games'), formatNumber(model.games)],
          [t('office-models.features'), formatNumber(model.features)],
          [t('office-models.recipe'), recipe(model.hyper_parameters)],
        ]}
      />
    </Panel>
  );
}

function History({ model: { events } }: { model: Model }) {
  const { t } = useLanguage<'office-models' | 'sport'>();
  const { zone } = useOffice();
  return (
    <Panel title={t('office-models.history')}>
      <Timeline
        label={t('office-models.history')}
        steps={events.map(({ state, at, by, note }, index) => ({
          key: `${at} ${state}`,
          title: t(`office-models.state.${state}`),
          time: formatMinute(at, zone),
          text: `${by === 'system' ? t('office-models.system') : by} · ${note}`,
          state: index === 0 ? 'current' : 'done',
        }))}
      />
    </Panel>
  );
}

function Versions({ model: { versions } }: { model: Model }) {
  const { t } = useLanguage<'office-models' | 'sport'>();
  return (
    <Panel title={t('office-models.versions')}>
      <p className="text-14 text-ink-2">{t('office-models.versionsText')}</p>
      <OfficeTable
        label={t('office-models.versions')}
        isPlain
        rows={versions}
        rowKey={({ version }) => version}
        empty={t('office-models.noVersions')}
        columns={[
          {
            key: 'version',
            header: t('office-models.versionHead'),
            render: ({ version }) => <code className="text-12 break-all">{version}</code>,
          },
          {
            key: 'kept',
            header: t('office-models.keptAt'),
            render: ({ kept_at: at }) => <OfficeTime at={at} />,
          },
        ]}
      />
    </Panel>
  );
}
