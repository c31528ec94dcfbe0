import { formatDateTime, formatSigned } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import type { RecordOrigin } from '#terms/results.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Section } from '#ui/section.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { OriginChip } from '../../origin-chip.tsx';
import { useOdds } from '../../pick/odds-format.tsx';
import { pickLabel } from '../../pick/pick-labels.ts';
import { TeamDisc } from '../../team/team-disc.tsx';
import type { OpenPick } from '../record.server.ts';
import { resultTones } from '../result-tones.ts';
import { sumResults } from '../sum-results.ts';

interface SettledPicksProps {
  picks: readonly OpenPick[];
  origin: RecordOrigin;
  zone: string;
  /** What one unit stands for, in USD. */
  unitUsd: number;
}

/** The last five picks with their results, losses as plainly as wins. */
export function SettledPicks({ picks, origin, zone, unitUsd }: SettledPicksProps) {
  const { t, locale } = useLanguage<'home'>();
  return (
    <Section
      title={t('home.settled.title')}
      lead={t(`home.settled.${origin}`)}
      anchor="settled"
      actions={
        <TextLink href={localePath(locale, '/record')} className="tap text-14">
          {t('home.settled.all')}
        </TextLink>
      }
    >
      <Card flush className="rounded-t-none border-t-2 border-main">
        {picks.length === 0 ? (
          <EmptyState title={t('home.settled.empty')} />
        ) : (
          <>
            <ul>
              {picks.map((pick) => (
                <Row key={pick.id} pick={pick} zone={zone} unitUsd={unitUsd} />
              ))}
            </ul>
            <Sum picks={picks} unitUsd={unitUsd} />
          </>
        )}
      </Card>
    </Section>
  );
}

/** What the rows above it came to. */
function Sum({ picks, unitUsd }: Pick<SettledPicksProps, 'picks' | 'unitUsd'>) {
  const { t } = useLanguage<'home'>();
  const { win, lose, draw, units } = sumResults(picks, unitUsd);
  return (
    <p className="flex min-h-11 items-center justify-between gap-x-4 rounded-b-8 border-t border-line bg-sunken px-4 text-14 sm:px-5">
      <span className="text-ink-2">
        {t('home.record.tally')}{' '}
        <span className="font-strong whitespace-nowrap text-main">{`${win}–${lose}–${draw}`}</span>
      </span>
      <span className="font-strong">
        <SignedFigure value={units} text={formatSigned(units, 2)} />
      </span>
    </p>
  );
}

/** On a desk one line; on a phone the match, and below it what was picked and how it ended. */
function Row({ pick, zone, unitUsd }: { pick: OpenPick; zone: string; unitUsd: number }) {
  const { t } = useLanguage<'home' | 'sport'>();
  const { odds } = useOdds();
  const { event, league, score, profit_cents: cents, result } = pick;
  return (
    <li
      data-settled={pick.id}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-t border-line px-4 py-1.5 text-14 first:border-0 sm:px-5 xl:min-h-12 xl:grid-cols-[64px_minmax(0,1fr)_60px_minmax(0,1fr)_80px_minmax(0,1.15fr)_64px] xl:gap-x-3"
    >
      <span className="max-xl:order-4 max-xl:justify-self-end">
        <Badge tone={resultTones[result]}>{t(`sport.results.${result}`)}</Badge>
      </span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 xl:contents">
        <span className="inline-flex items-center gap-1.5 xl:flex-row-reverse xl:text-right">
          <TeamDisc team={event.home} size={16} />
          {event.home.name}
        </span>
        <span className="font-strong whitespace-nowrap text-main xl:text-center">
          {score === null ? '–' : `${score.home}–${score.away}`}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <TeamDisc team={event.away} size={16} />
          {event.away.name}
          <OriginChip origin={pick.data_origin} t={t} />
        </span>
      </span>
      <span className="text-12 text-ink-3 max-xl:hidden" title={formatDateTime(pick.start_at, zone)}>
        {league.name}
      </span>
      <span className="text-ink-2 max-xl:order-3 max-xl:text-12">
        {pickLabel(pick, t)}{' '}
        <span className="whitespace-nowrap text-ink-3">@ {odds(pick.odds.value, pick)}</span>
      </span>
      <span className="text-right font-strong max-xl:order-2">
        <SignedFigure value={cents} text={formatSigned(cents / 100 / unitUsd, 2)} />
      </span>
    </li>
  );
}
