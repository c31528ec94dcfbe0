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
import { ordinal } from '../figure-words.ts';
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
        {rows.length === 0 && query.deleted ? null : (
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
          <ul className="grid gap-3">
            {rows.map((row) => (
              <ModelRow key={row.id} row={row} zone={zone} />
            ))}
          </ul>
        )}
        <div className="pt-4">
          <PageLinks page={query.page} lastPage={lastPage} href={(page) => hrefOf({ page })} />
        </div>
      </Section>
    </>
  );
}

/** One model: what it is and how it stands, and its two records beside each other. */
function ModelRow({ row, zone }: { row: Row; zone: string }) {
  const { locale, t } = useLanguage<'customModel' | 'sport'>();
  return (
    <Card as="li" className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_30rem] lg:items-center lg:gap-8">
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-16 font-medium">
            <TextLink href={showHref(locale, row.id)} className="tap">
              {row.name}
            </TextLink>
          </h3>
          <ModelBadges model={row} />
        </div>
        <p className="text-14 text-ink-2">{configLine(row, t)}</p>
        <p className="flex flex-wrap gap-x-3 text-12 text-ink-3">
          {row.status === 'insufficient' ? null : (
            <span>{t('customModel.nth', { nth: ordinal(row.trial.no, locale) })}</span>
          )}
          <time dateTime={row.created_at}>{formatDate(row.created_at, zone)}</time>
        </p>
        <RunBar model={row} label={row.name} />
      </div>
      {row.backtest === null ? null : (
        <div className="grid grid-cols-2 gap-3">
          <Record label={t('customModel.list.backtest')} figures={row.backtest} />
          <Record label={t('customModel.list.forward')} figures={row.forward} />
        </div>
      )}
    </Card>
  );
}

function Record({ label, figures }: { label: string; figures: Row['forward'] }) {
  const { t } = useLanguage<'customModel'>();
  return (
    <div className="grid content-start gap-2 rounded-8 bg-sunken px-3 py-2 text-14">
      <h4 className="text-12 font-medium text-ink-2">{label}</h4>
      <div className="grid gap-x-3 gap-y-2 sm:grid-cols-2">
        <p className="grid content-start">
          <span className="text-12 text-ink-3">{t('customModel.results.winRate')}</span>
          <RateFigure rate={figures.win_rate} />
        </p>
        <p className="grid content-start">
          <span className="text-12 text-ink-3">{t('customModel.results.roi')}</span>
          <ReturnFigure figure={figures.roi} />
        </p>
      </div>
    </div>
  );
}
