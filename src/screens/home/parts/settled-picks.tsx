import { formatSigned } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { RecordOrigin } from '#terms/results.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Section } from '#ui/section.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { OriginChip } from '../../origin-chip.tsx';
import { betTypeName } from '../../pick/bet-type-name.ts';
import { useOdds } from '../../pick/odds-format.tsx';
import { pickWords } from '../../pick/pick-words.ts';
import { StartTime } from '../../pick/start-time.tsx';
import type { OpenPick } from '../record.server.ts';
import { resultTones } from '../result-tones.ts';

interface SettledPicksProps {
  picks: readonly OpenPick[];
  origin: RecordOrigin;
  zone: string;
  /** What one unit stands for, in USD. */
  unitUsd: number;
}

/** The last ten picks with their results, losses as plainly as wins. */
export function SettledPicks({ picks, origin, zone, unitUsd }: SettledPicksProps) {
  const { t } = useLanguage<'home' | 'sport'>();
  const { odds } = useOdds();
  return (
    <Section
      title={t('home.settled.title')}
      lead={t(`home.settled.${origin}`)}
      anchor="settled"
      actions={
        <TextLink href={`/api/public/ledger?origin=${origin}&stage=graded`} className="text-14">
          {t('home.settled.all')}
        </TextLink>
      }
    >
      {picks.length === 0 ? (
        <Card>
          <EmptyState title={t('home.settled.empty')} />
        </Card>
      ) : (
        <DataTable
          label={t('home.settled.title')}
          columns={settledColumns({ t, odds, zone, unitUsd })}
          rows={picks}
          rowKey={(pick) => pick.id}
        />
      )}
    </Section>
  );
}

type T = ReturnType<typeof useLanguage<'home' | 'sport'>>['t'];

interface ColumnProps {
  t: T;
  odds: ReturnType<typeof useOdds>['odds'];
  zone: string;
  unitUsd: number;
}

function settledColumns({
  t,
  odds,
  zone,
  unitUsd,
}: ColumnProps): readonly [Column<OpenPick>, ...Column<OpenPick>[]] {
  return [
    {
      key: 'match',
      header: t('sport.fields.match'),
      render: (pick) => <Match pick={pick} zone={zone} />,
    },
    {
      key: 'pick',
      header: t('sport.fields.recommendation'),
      wideOnly: true,
      render: (pick) => (
        <>
          <span className="block font-medium text-main">{pickWords(pick, t)}</span>
          <span className="text-12 text-ink-3">{betTypeName(pick, t)}</span>
        </>
      ),
    },
    {
      key: 'odds',
      header: t('sport.fields.odds'),
      numeric: true,
      wideOnly: true,
      render: (pick) => odds(pick.odds.value, pick),
    },
    {
      key: 'score',
      header: t('sport.fields.score'),
      numeric: true,
      wideOnly: true,
      render: ({ score }) => (score === null ? '-' : `${score.home}–${score.away}`),
    },
    {
      key: 'result',
      header: t('sport.fields.result'),
      wideOnly: true,
      render: ({ result }) => <Badge tone={resultTones[result]}>{t(`sport.results.${result}`)}</Badge>,
    },
    {
      key: 'profit',
      header: t('home.settled.units'),
      numeric: true,
      render: ({ profit_cents, result }) => (
        <span className="inline-grid justify-items-end gap-1">
          <span className="md:hidden">
            <Badge tone={resultTones[result]}>{t(`sport.results.${result}`)}</Badge>
          </span>
          <SignedFigure value={profit_cents} text={formatSigned(profit_cents / 100 / unitUsd, 2)} />
        </span>
      ),
    },
  ];
}

/** Teams, league and start; on a narrow screen also what was picked and how it ended. */
function Match({ pick, zone }: { pick: OpenPick; zone: string }) {
  const { t } = useLanguage<'home' | 'sport'>();
  const { odds } = useOdds();
  const { event, league, score } = pick;
  return (
    <span className="grid gap-0.5 py-1">
      <span className="font-medium">
        {event.home.name} – {event.away.name}
      </span>
      <span className="text-12 text-ink-2 md:hidden">
        {pickWords(pick, t)} @ {odds(pick.odds.value, pick)}
        {score === null ? '' : ` · ${score.home}–${score.away}`}
      </span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-12 text-ink-3">
        {league.name} <StartTime pick={pick} zone={zone} />
        <OriginChip origin={pick.data_origin} t={t} />
      </span>
    </span>
  );
}
