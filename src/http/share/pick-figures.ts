import type { LockedPick, OpenPick } from '#domain/picks/pick/pick-view.ts';
import { formatDateTime, formatOdds, formatSigned } from '#i18n/format.ts';
import { joinLabel } from '#i18n/join-label.ts';
import { shortOffset } from '#i18n/short-offset.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { Locale } from '#terms/locales.ts';
import type { RecordWindow } from '../../screens/home/record-window.ts';
import { pickLabel } from '../../screens/pick/pick-labels.ts';
import type { ShareCard, ShareFigure, ShareTranslator } from './card.ts';
import { claimFigures, warningsOf } from './claim-figures.ts';

type PickShare = {
  readonly window: RecordWindow | null;
  readonly t: ShareTranslator;
  readonly unitUsd: number;
  readonly locale: Locale;
};

/** So much of a fingerprint is enough to find it again. */
const SHOWN_HASH = 16;

/** What everybody may know of a pick: before its game begins that it is fixed, afterwards also what it was and how it ended. */
export function pickFigures(
  pick: LockedPick | OpenPick,
  { window, t, unitUsd, locale }: PickShare,
): Pick<ShareCard, 'title' | 'name' | 'lead' | 'figures' | 'warnings'> {
  const own = pick.locked ? lockedFigures(pick, t) : openFigures(pick, { t, unitUsd });
  // One pick says nothing of how good they are; the rate of all of them stands beside it.
  const rate = window?.winRate ? claimFigures({ winRate: window.winRate }, t) : [];
  const days = window === null ? '' : t('home.record.days', { days: window.days });
  const ofAll = rate.map((figure) => ({ ...figure, label: t('share.ofAll', { label: figure.label, days }) }));
  const rateWarnings = (window?.winRate ? warningsOf(window.winRate, t) : []).filter(
    (warning) => pick.data_origin === 'real' || warning !== t('share.simulated'),
  );
  return {
    ...headOf(pick, { t, locale }),
    figures: [...own, ...ofAll],
    warnings: [
      ...(pick.data_origin === 'real' ? [] : [t('share.simulatedGame')]),
      // What holds for the rate alone names it: the pick itself was published before its start.
      ...ofAll.flatMap(({ label }) => rateWarnings.map((warning) => joinLabel(label, warning, locale))),
    ],
  };
}

/** The bet is the largest thing where it may be known; until then it is the match. */
function headOf(
  pick: LockedPick | OpenPick,
  { t, locale }: Pick<PickShare, 't' | 'locale'>,
): Pick<ShareCard, 'title' | 'name' | 'lead'> {
  const { event, league } = pick;
  const score = pick.locked ? null : pick.score;
  const between = score === null ? '–' : `${score.home}–${score.away}`;
  const match = `${event.home.name} ${between} ${event.away.name}`;
  if (pick.locked) return { title: match, lead: league.name };
  const bet = pickLabel(pick, t);
  return { title: bet, name: joinLabel(match, bet, locale), lead: `${match} · ${league.name}` };
}

function lockedFigures(pick: LockedPick, t: ShareTranslator): ShareFigure[] {
  return [
    {
      label: t('share.pick'),
      value: t('share.sealed'),
      notes: [
        t('share.opens', { time: timeOf(pick.opens_at) }),
        t('share.published', { time: timeOf(pick.published_at) }),
      ],
    },
    ...(pick.leaf_hash === null ? [] : [fingerprint(pick.leaf_hash, t)]),
  ];
}

function fingerprint(hash: string, t: ShareTranslator): ShareFigure {
  return { label: t('share.fingerprint'), value: `${hash.slice(0, SHOWN_HASH / 2)}…`, notes: ['SHA-256'] };
}

function openFigures(pick: OpenPick, { t, unitUsd }: Pick<PickShare, 't' | 'unitUsd'>): ShareFigure[] {
  const { result, profit_cents: cents } = pick;
  const isSettled = result !== 'not_completed';
  return [
    {
      label: t('share.odds'),
      value: formatOdds(pick.odds.value),
      notes: [t('share.published', { time: timeOf(pick.published_at) })],
    },
    {
      label: t('share.result'),
      value: t(`sport.results.${result}`),
      notes: isSettled
        ? [t('home.record.units', { units: formatSigned(cents / 100 / unitUsd, 2) }), t('share.one')]
        : [t('share.one')],
    },
  ];
}

function timeOf(instant: string): string {
  // Seconds tell a reader nothing here.
  return `${formatDateTime(instant, BRAND_ZONE).slice(0, 16)} ${shortOffset(BRAND_ZONE, new Date(instant))}`;
}
