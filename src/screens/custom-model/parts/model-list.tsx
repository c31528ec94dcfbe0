import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { ChipLinks } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { modelIcon } from '#ui/icon-paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { PageLinks } from '../../page-links.tsx';
import { ordinal } from '../figure-labels.ts';
import type { ListContent } from '../model-content.ts';
import { addHref, modelHref, showHref } from '../model-href.ts';
import type { ModelQueryOf } from '../model-query.ts';
import { isPending, useLiveModels } from '../use-live-models.ts';
import { RateFigure, ReturnFigure } from './figure-cells.tsx';
import { configLine, ModelBadges, RunBar } from './model-state.tsx';
import { QuotaLine } from './quota-line.tsx';

type Row = ListContent['rows'][number];

/** The model analysis records: every model of the member, the newest first, deleted ones marked. */
export function ModelList({ content, zone }: { content: ListContent; zone: string }) {
  const { locale, t } = useLanguage<'customModel' | 'errors' | 'ui'>();
  const { query, rows, lastPage, quota } = content;
  const isAnyPending = rows.some(isPending);
  // Where none was deleted, there is nothing to choose.
  const isAllShown = query.deleted && query.page === 1 && lastPage === 1;
  useLiveModels(isAnyPending);
  const hrefOf = (change: Partial<ModelQueryOf<'list'>>) =>
    modelHref(locale, { ...query, page: 1, ...change });
  const add = (
    <LinkButton tone="primary" href={addHref(locale)}>
      {t('customModel.add')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={t('customModel.title')}
        lead={t('customModel.lead')}
        actions={rows.length === 0 ? null : add}
      />
      <QuotaLine quota={quota} />
      <Section title={t('customModel.list.title')} lead={t('customModel.list.lead')}>
        {isAllShown && rows.every(({ deleted_at: at }) => at === null) ? null : (
          <ChipLinks
            label={t('customModel.list.show')}
            items={[
              {
                href: hrefOf({ deleted: true }),
                label: t('customModel.list.everything'),
                current: query.deleted,
              },
              {
                href: hrefOf({ deleted: false }),
                label: t('customModel.list.living'),
                current: !query.deleted,
              },
            ]}
          />
        )}
        <p role="status" className="py-2 text-14 text-ink-2">
          {isAnyPending ? t('customModel.list.updating') : ''}
        </p>
        {rows.length === 0 ? (
          <Card>
            <EmptyState
              icon={modelIcon}
              title={t('errors.empty.customModels')}
              text={t('customModel.list.emptyText')}
              action={add}
            />
          </Card>
        ) : (
          <div data-card className="rounded-b-8 border-t-2 border-main bg-surface shadow-card">
            <Heads />
            <ul className="divide-y divide-line">
              {rows.map((row) => (
                <ModelRow key={row.id} row={row} zone={zone} />
              ))}
            </ul>
          </div>
        )}
        <div className="pt-4">
          <PageLinks page={query.page} lastPage={lastPage} href={(page) => hrefOf({ page })} />
        </div>
      </Section>
    </>
  );
}

const grid = 'lg:grid lg:grid-cols-[minmax(0,1fr)_7rem_9rem_7rem_9rem] lg:gap-x-4';

/** What stands below, on a desk; on a phone each figure has its name beside it. */
function Heads() {
  const { t } = useLanguage<'customModel'>();
  const [rate, returned] = [t('customModel.results.winRate'), t('customModel.results.roi')];
  return (
    <div
      aria-hidden="true"
      className={`hidden border-b border-line px-4 py-2 text-12 text-ink-3 *:text-right ${grid}`}
    >
      <span />
      {[t('customModel.list.backtest'), t('customModel.list.forward')].map((record) =>
        [rate, returned].map((figure) => (
          <span key={`${record} ${figure}`}>
            {record}
            <span className="block">{figure}</span>
          </span>
        )),
      )}
    </div>
  );
}

/** One model: what it is and how it stands, and its two records beside each other. */
function ModelRow({ row, zone }: { row: Row; zone: string }) {
  const { locale, t } = useLanguage<'customModel' | 'sport'>();
  return (
    <li className={`grid gap-3 px-4 py-3 lg:items-center ${grid}`}>
      <div className="grid min-w-0 gap-0.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-14 font-strong">
            <TextLink href={showHref(locale, row.id)} className="tap">
              {row.name}
            </TextLink>
          </h3>
          <ModelBadges model={row} />
        </div>
        <p className="text-12 text-ink-2">{configLine(row, t)}</p>
        <p className="flex flex-wrap gap-x-3 text-12 text-ink-3">
          {row.status === 'insufficient' ? null : (
            <span>{t('customModel.nth', { nth: ordinal(row.trial.no, locale) })}</span>
          )}
          <time dateTime={row.created_at}>{formatDate(row.created_at, zone)}</time>
        </p>
        <RunBar model={row} label={row.name} />
      </div>
      {row.backtest === null ? null : (
        <dl className="grid grid-cols-2 gap-3 text-14 lg:contents">
          <Record label={t('customModel.list.backtest')} figures={row.backtest} />
          <Record label={t('customModel.list.forward')} figures={row.forward} />
        </dl>
      )}
    </li>
  );
}

function Record({ label, figures }: { label: string; figures: Row['forward'] }) {
  const { t } = useLanguage<'customModel'>();
  const shown = [
    { name: t('customModel.results.winRate'), figure: <RateFigure rate={figures.win_rate} /> },
    { name: t('customModel.results.roi'), figure: <ReturnFigure figure={figures.roi} /> },
  ];
  return shown.map(({ name, figure }) => (
    <div key={name} className="lg:text-right">
      <dt className="text-12 text-ink-3 lg:sr-only">
        {label} · {name}
      </dt>
      <dd>{figure}</dd>
    </div>
  ));
}
