import { formatDateTime, formatSigned } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import type { Translate } from '#i18n/t.ts';
import { Link } from '#ui/link.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import { pickLabel } from '../../pick/pick-labels.ts';
import { sayTimeWithin } from '../../said-time.tsx';
import { TeamDisc } from '../../team/team-disc.tsx';
import { sumResults } from '../sum-results.ts';
import type { TodayData } from '../today.server.ts';

/** The results that stand below the sentence; the rest are in the record. */
const SHOWN = 6;

/** What a member wants to know first: how their plan stands, and what came of the picks since they were last here. */
export function SinceResults({ data }: { data: TodayData }) {
  const { t, locale } = useLanguage<'today' | 'sport'>();
  const { results, plan, since, cards, unitUsd } = data;
  const { zone } = cards.display;
  const sum = sumResults(results, unitUsd);
  const when = since === null ? '' : sayTimeWithin({ at: since, now: cards.asOf, zone, locale }, t);
  return (
    <header className="grid gap-2 pt-5 sm:pt-7">
      {plan === null ? null : (
        <p className="text-14 text-ink-2">
          <Link
            href={localePath(locale, '/mySubscribe')}
            title={formatDateTime(plan.endsAt, zone)}
            className="inline-flex tap min-h-6 items-center no-underline hover:underline"
          >
            {t('today.plan', { plan: plan.name, count: plan.daysLeft })}
          </Link>
        </p>
      )}
      <h1 className="text-28 font-strong tight lg:text-40">
        {sum.n === 0 ? (
          t('today.title')
        ) : (
          <>
            {sayWon(sum, t)} {/* Nothing gained and nothing lost is said by the tally below. */}
            {Math.abs(sum.units) < 0.05 ? null : (
              <SignedFigure
                value={sum.units}
                text={t('today.since.units', { units: formatSigned(sum.units) })}
              />
            )}
          </>
        )}
      </h1>
      <p className="text-14 text-ink-2">
        {since === null
          ? t('today.since.first')
          : sum.n === 0
            ? t('today.since.none', { when })
            : sayTally(sum, when, t)}
      </p>
      {results.length === 0 ? null : (
        <ul className="mt-2 grid grid-cols-3 border-t-2 border-main bg-surface shadow-card max-md:-mx-4 md:rounded-b-8 xl:grid-cols-6">
          {results.slice(0, SHOWN).map((pick) => (
            <li
              key={pick.id}
              data-result={pick.id}
              className="grid min-w-0 content-start gap-0.5 border-r border-b border-line px-2.5 py-2 text-12 text-ink-2 sm:px-4 sm:py-3"
            >
              <span className="flex flex-wrap items-center justify-between gap-x-2">
                <span className="flex gap-1">
                  <TeamDisc team={pick.event.home} size={16} />
                  <TeamDisc team={pick.event.away} size={16} />
                </span>
                <span className="text-14 font-strong">
                  <SignedFigure
                    value={pick.profit_cents}
                    text={formatSigned(pick.profit_cents / 100 / unitUsd, 2)}
                  />
                </span>
              </span>
              <span className="text-12 font-medium text-main sm:text-14">{pickLabel(pick, t)}</span>
              {/* On a phone the discs say who played. */}
              <span className="max-sm:sr-only">
                {pick.event.home.name} {pick.score === null ? '–' : `${pick.score.home}–${pick.score.away}`}{' '}
                {pick.event.away.name}
              </span>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

type Sum = ReturnType<typeof sumResults>;

/** How many were won; where all ended alike, there is no number of none. */
function sayWon({ n: count, win, lose }: Sum, t: Translate<'today'>): string {
  if (win === count) return t('today.since.won', { count });
  if (lose === count) return t('today.since.lost', { count });
  return win === 0 ? t('today.since.noneWon', { count }) : t('today.since.sentence', { won: win, count });
}

/** Since when, and how many were won, lost and returned, if the sentence above has not said it. */
function sayTally({ n, win, lose, draw }: Sum, when: string, t: Translate<'today'>): string {
  if (win === n || lose === n) return t('today.since.at', { when });
  return draw === 0
    ? t('today.since.decided', { when, win, lose })
    : t('today.since.tally', { when, win, lose, draw });
}
