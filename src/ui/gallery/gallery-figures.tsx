import { formatMoney, formatOdds, formatPercent, formatProfit, formatSigned } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { KIT_PATTERNS } from '#terms/kits.ts';
import { Badge } from '../badge.tsx';
import { BandBar } from '../band-bar.tsx';
import { Card } from '../card.tsx';
import { DataTable } from '../data-table.tsx';
import { FigureTable } from '../figure-table.tsx';
import { KitDisc } from '../kit-disc.tsx';
import { MirroredBars } from '../mirrored-bars.tsx';
import { FoldedSection } from '../section.tsx';
import { SignedFigure } from '../signed-figure.tsx';
import { Stat } from '../stat.tsx';
import { ValuePill } from '../value-pill.tsx';
import { VersusTable } from '../versus-table.tsx';
import { WholeFigures } from '../whole-figures.tsx';
import type { GalleryFile } from './gallery-files.ts';

const rows = [
  { date: '2026-11-19', match: 'Arsenal – Chelsea', odds: 1.93, result: 'win', profit: 139.5 },
  { date: '2026-11-18', match: 'Lakers – Celtics', odds: 2.1, result: 'lose', profit: -100 },
  { date: '2026-11-18', match: 'Inter – Napoli', odds: 1.85, result: 'draw', profit: 0 },
] as const;

const values = [0.037, 0.012, 0, -0.021] as const;

/** Clubs as discs, what a bet is worth, and a probability with its band and the market's mark: the parts of a pick's row. */
function RowParts() {
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-3 text-14">
      <span className="flex gap-2">
        {KIT_PATTERNS.map((pattern) => (
          <KitDisc key={pattern} kit={{ pattern, first: '#1d57b8', second: '#ffffff' }} size={24} />
        ))}
        <KitDisc kit={{ pattern: 'letter', first: '#7a263a', second: '#f5b5c8', letter: 'A' }} size={24} />
      </span>
      <span className="flex gap-2">
        {values.map((value) => (
          <ValuePill key={value} value={value} text={formatSigned(value * 100)} />
        ))}
      </span>
      <span className="w-40">
        <BandBar share={0.55} band={[0.49, 0.61]} market={0.52} />
      </span>
    </Card>
  );
}

/** Single figures with their certainty, a table, and two teams face to face. */
export function GalleryFigures() {
  const { t, locale } = useLanguage<GalleryFile>();
  return (
    <div className="grid gap-4">
      <RowParts />
      <Card className="grid grid-cols-2 gap-6 sm:grid-cols-3">
        <Stat
          label={t('sport.fields.win_rate')}
          value={formatPercent(0.531)}
          margin="±10.5"
          note={t('gallery.sample.picks', { count: 84 })}
          href="#figures"
        />
        <Stat
          label={t('sport.fields.profit')}
          value={<SignedFigure text={formatSigned(4.2)} value={4.2} />}
          margin="−12.6 / +13.1"
          note={t('gallery.sample.record')}
          href="#figures"
        />
        <Stat
          label={t('shell.menu.subscribe')}
          value={formatMoney(8000, 'TWD', locale)}
          note={t('sport.plans.monthly')}
        />
      </Card>
      <DataTable
        label={t('shell.menu.records')}
        rows={rows}
        rowKey={({ match }) => match}
        columns={[
          { key: 'match', header: t('sport.fields.match'), render: ({ match }) => match },
          { key: 'date', header: t('sport.fields.date'), wideOnly: true, render: ({ date }) => date },
          {
            key: 'odds',
            header: t('sport.fields.odds'),
            numeric: true,
            render: ({ odds }) => formatOdds(odds),
          },
          {
            key: 'result',
            header: t('sport.fields.result'),
            render: ({ result }) => <Badge tone={result}>{t(`sport.results.${result}`)}</Badge>,
          },
          {
            key: 'profit',
            header: t('sport.fields.profit'),
            numeric: true,
            render: ({ profit }) => (
              <SignedFigure text={formatProfit(profit, 'USD', locale)} value={profit} />
            ),
          },
        ]}
      />
      <Card className="grid gap-4 sm:grid-cols-2">
        <FigureTable
          label={t('shell.menu.records')}
          head={[t('sport.fields.match'), t('sport.fields.odds')]}
          rows={rows.map(({ match, odds }) => [match, formatOdds(odds)])}
        />
        <p className="text-14 text-ink-2">
          <WholeFigures text={t('gallery.sample.profitSentence')} />
        </p>
      </Card>
      <Card>
        <MirroredBars
          label={t('shell.menu.statistics')}
          pairs={[
            {
              key: 'attack',
              label: t('gallery.sample.attack'),
              home: { share: 0.82, text: '1.94' },
              away: { share: 0.61, text: '1.42' },
            },
            {
              key: 'defence',
              label: t('gallery.sample.defence'),
              home: { share: 0.44, text: '0.88' },
              away: { share: 0.58, text: '1.12' },
            },
          ]}
        />
      </Card>
      <FoldedSection title={t('shell.menu.statistics')}>
        <Card>
          <VersusTable
            label={t('shell.menu.statistics')}
            measure={t('sport.fields.result')}
            home="Arsenal"
            away="Chelsea"
            groups={[
              {
                key: 'rates',
                title: t('shell.menu.records'),
                rows: [
                  {
                    key: 'rate',
                    label: t('sport.fields.win_rate'),
                    home: formatPercent(0.6),
                    away: formatPercent(0.55),
                  },
                ],
              },
            ]}
          />
        </Card>
      </FoldedSection>
    </div>
  );
}
