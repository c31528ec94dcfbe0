import type { ModelPick } from '#api/custom-strategy-model/model-pick.contract.ts';
import { formatSigned, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { ChipLinks } from '#ui/chip.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { recordIcon } from '#ui/icon-paths.ts';
import { Section } from '#ui/section.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import { PageLinks } from '../../page-links.tsx';
import { useOdds } from '../../pick/odds-format.tsx';
import { pickLabel } from '../../pick/pick-labels.ts';
import { SaidTime } from '../../said-time.tsx';
import type { ShowContent } from '../model-content.ts';
import { modelHref } from '../model-href.ts';
import { type ModelQueryOf, modelChoices } from '../model-query.ts';
import { pricedBet } from './model-state.tsx';

const TONES = {
  win: 'win',
  lose: 'lose',
  draw: 'draw',
  cancel: 'neutral',
  not_completed: 'live',
} as const satisfies Record<ModelPick['result'], string>;

/** The single picks behind the figures: since creation, of the backtest, and of the lock-box once it is open. */
export function PickHistory({ content, zone }: { content: ShowContent; zone: string }) {
  const { locale, t } = useLanguage<'customModel' | 'errors' | 'ui'>();
  const { query, shown, picks } = content;
  const columns = useColumns(content, zone);
  const names = {
    forward: t('customModel.results.forward'),
    backtest: t('customModel.results.backtest'),
    lock_box: t('customModel.lockBox.column'),
  };
  const parts = modelChoices.PARTS.filter((part) => part !== 'lock_box' || shown.lock_box.state === 'opened');
  const hrefOf = (change: Partial<ModelQueryOf<'show'>>) =>
    modelHref(locale, { ...query, page: 1, ...change });
  return (
    <Section
      title={t('customModel.history.title')}
      lead={picks.total === 0 ? null : t('customModel.history.lead', { n: picks.total })}
    >
      <div className="pb-3">
        <ChipLinks
          label={t('customModel.history.parts')}
          items={parts.map((part) => ({
            href: hrefOf({ part }),
            label: names[part],
            current: query.part === part,
          }))}
        />
      </div>
      {picks.rows.length === 0 ? (
        <Card>
          <EmptyState
            icon={recordIcon}
            title={t('errors.empty.modelHistory')}
            text={t('customModel.history.noneText')}
          />
        </Card>
      ) : (
        <DataTable
          label={names[query.part]}
          rows={picks.rows}
          rowKey={({ event }) => event.id}
          columns={columns}
        />
      )}
      <div className="pt-4">
        <PageLinks page={query.page} lastPage={picks.lastPage} href={(page) => hrefOf({ page })} />
      </div>
    </Section>
  );
}

function useColumns(
  { shown: { model }, now }: ShowContent,
  zone: string,
): readonly [Column<ModelPick>, ...Column<ModelPick>[]] {
  const { t } = useLanguage<'customModel' | 'sport'>();
  const { odds } = useOdds();
  return [
    {
      key: 'match',
      header: t('sport.fields.match'),
      render: ({ event, start_at: start }) => (
        <span className="grid min-w-28 gap-0.5 py-1">
          <span className="text-main">
            {event.home.name} – {event.away.name}
          </span>
          <SaidTime at={start} now={now} zone={zone} className="text-12 text-ink-3" />
        </span>
      ),
    },
    {
      key: 'pick',
      header: t('customModel.history.pick'),
      render: (pick) => (
        <span className="grid min-w-20 gap-0.5">
          <span>{pickLabel({ ...pick, bet_type: model.category }, t)}</span>
          <span className="text-12 text-ink-3">@ {odds(pick.odds.value, pricedBet(model))}</span>
        </span>
      ),
    },
    {
      key: 'result',
      header: t('customModel.history.result'),
      render: ({ result, score, corrected_from: from }) => (
        <span className="grid justify-items-start gap-0.5">
          <Badge tone={TONES[result]}>{t(`sport.results.${result}`)}</Badge>
          {from === null ? null : (
            <Badge tone="warn">
              {t('customModel.history.correctedFrom', { result: t(`sport.results.${from}`) })}
            </Badge>
          )}
          <span className="text-12 text-ink-3">{score === null ? '-' : `${score.home}–${score.away}`}</span>
        </span>
      ),
    },
    {
      key: 'profit',
      header: t('customModel.results.profit'),
      numeric: true,
      render: ({ profit_units: value, result }) =>
        result === 'not_completed' ? '-' : <SignedFigure value={value} text={formatSigned(value, 2)} />,
    },
    {
      key: 'close',
      header: t('customModel.results.close'),
      numeric: true,
      wideOnly: true,
      render: ({ closing_value: value }) => formatSignedPercent(value),
    },
  ];
}
