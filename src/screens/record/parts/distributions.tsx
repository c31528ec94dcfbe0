import { formatNumber, formatSignedPercent } from '#i18n/format.ts';
import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { inList } from '#i18n/punctuation.ts';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import { ShareChart } from '#ui/charts/share-chart.tsx';
import type { Column } from '#ui/data-table.tsx';
import { Section } from '#ui/section.tsx';
import { useOdds } from '../../pick/odds-format.tsx';
import type { RecordData, RecordFigures } from '../data.server.ts';
import { rateWords } from '../rate-words.ts';

type Summary = RecordFigures['summary'];
type Group = {
  readonly key: string;
  readonly label: string;
  /** Where the whole label is too long to stand below a bar. */
  readonly shortLabel?: string;
  readonly summary: Summary;
};

/** How the settled picks are spread: by result, by kind of bet, by sport and by price. */
export function Distributions({ data: { figures } }: { data: RecordData }) {
  const { t } = useLanguage<'record' | 'sport' | 'ui'>();
  const { odds } = useOdds();
  const { counts } = figures;
  const types = counts.bet_type.map(({ id, summary }) => ({
    key: id,
    label: t(`sport.betTypes.${id}`),
    summary,
  }));
  const sports = counts.sport.map(({ id, summary }) => ({
    key: id,
    label: t(`sport.sports.${id}`),
    summary,
  }));
  const bands = counts.odds_band.map(({ from, to, summary }) => ({
    key: String(from),
    label: bandText(from, to, odds),
    shortLabel: from > 1 ? `${odds(from)}+` : bandText(from, to, odds),
    summary,
  }));
  return (
    <Section title={t('record.spread.title')}>
      <div className="grid gap-4 lg:grid-cols-2">
        <Results counts={counts.result} />
        <Groups title={t('record.spread.byType')} groups={types} />
        <Groups title={t('record.spread.byOdds')} groups={bands} />
        <Groups title={t('record.spread.bySport')} groups={sports} />
      </div>
    </Section>
  );
}

/** `1.50–2.00`; the outer bands have one end. */
function bandText(from: number, to: number | null, odds: (value: number) => string): string {
  if (to === null) return `≥ ${odds(from)}`;
  return from > 1 ? `${odds(from)}–${odds(to)}` : `< ${odds(to)}`;
}

const SHOWN = ['win', 'lose', 'draw', 'cancel'] as const;
const TONES = { win: 'win', lose: 'lose', draw: 'draw', cancel: 'faint' } as const;

function Results({ counts }: { counts: RecordFigures['counts']['result'] }) {
  const { locale, t } = useLanguage<'record' | 'sport' | 'ui'>();
  const total = SHOWN.reduce((sum, result) => sum + counts[result], 0);
  const rows = SHOWN.map((result) => ({
    key: result,
    label: t(`sport.results.${result}`),
    n: counts[result],
  }));
  const title = t('record.spread.byResult');
  return (
    <ChartFrame
      title={title}
      note={t('record.spread.besides', {
        pass: formatNumber(counts.pass),
        open: formatNumber(counts.not_completed),
      })}
      table={{
        switchLabel: t('ui.asTable'),
        label: title,
        rows,
        rowKey: ({ key }) => key,
        columns: [
          { key: 'result', header: t('sport.fields.result'), render: ({ label }) => label },
          { key: 'n', header: t('record.picks'), numeric: true, render: ({ n }) => formatNumber(n) },
        ],
      }}
    >
      <ShareChart
        kind="doughnut"
        label={joinLabel(
          title,
          inList(
            locale,
            rows.map(({ label, n }) => `${label} ${formatNumber(n)}`),
          ),
          locale,
        )}
        total={{ text: formatNumber(total), label: t('record.picks') }}
        shares={rows.map(({ key, label, n }) => ({
          key,
          label,
          value: n,
          tone: TONES[key],
          text: formatNumber(n),
        }))}
      />
    </ChartFrame>
  );
}

/** Won and lost picks of each group; the return stands in the table, where it has room for its sample. */
function Groups({ title, groups }: { title: string; groups: readonly Group[] }) {
  const { locale, t } = useLanguage<'record' | 'sport' | 'ui'>();
  const shown = groups.filter(({ summary }) => summary.n > 0);
  const columns: readonly [Column<Group>, ...Column<Group>[]] = [
    { key: 'group', header: title, render: ({ label }) => label },
    { key: 'n', header: t('record.picks'), numeric: true, render: ({ summary }) => formatNumber(summary.n) },
    {
      key: 'rate',
      header: t('sport.fields.win_rate'),
      numeric: true,
      render: ({ summary }) => rateWords(summary.win_rate, t).value,
    },
    {
      key: 'roi',
      header: t('record.figures.roi'),
      numeric: true,
      render: ({ summary }) => formatSignedPercent(summary.roi.value),
    },
  ];
  const spoken = shown
    .map(({ label, summary }) => {
      const won = `${t('sport.results.win')} ${summary.win}`;
      const lost = `${t('sport.results.lose')} ${summary.lose}`;
      return joinLabel(label, inList(locale, [won, lost]), locale);
    })
    .join(' · ');
  return (
    <ChartFrame
      title={title}
      table={{ switchLabel: t('ui.asTable'), label: title, rows: shown, rowKey: ({ key }) => key, columns }}
    >
      <BarChart
        label={`${title}. ${spoken}`}
        formatY={(value) => formatNumber(value, 0)}
        showFigures
        groups={shown.map(({ key, label, shortLabel, summary }) => ({
          key,
          label,
          ...(shortLabel === undefined ? {} : { shortLabel }),
          bars: [
            {
              key: 'win',
              label: t('sport.results.win'),
              value: summary.win,
              tone: 'win' as const,
              text: formatNumber(summary.win),
            },
            {
              key: 'lose',
              label: t('sport.results.lose'),
              value: summary.lose,
              tone: 'lose' as const,
              text: formatNumber(summary.lose),
            },
          ],
        }))}
      />
    </ChartFrame>
  );
}
