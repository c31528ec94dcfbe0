import { formatOdds, formatPercent, formatSigned, formatSignedPercent } from '#i18n/format.ts';
import { localePath } from '#i18n/locale-path.ts';
import type { Translate } from '#i18n/t.ts';
import type { Locale } from '#terms/locales.ts';
import { BandBar } from '#ui/band-bar.tsx';
import { Icon } from '#ui/icon.tsx';
import { lockIcon } from '#ui/icon-paths.ts';
import { SignedFigure } from '#ui/signed-figure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { betTypeName } from '../pick/bet-type-name.ts';
import { pickLabel } from '../pick/pick-labels.ts';
import type { GamePicks, RowPick } from './game-picks.ts';

interface GamePickListProps {
  picks: GamePicks;
  /** Whether locked ones lead to the plans; left out where a button below does. */
  hasPlans?: boolean;
  locale: Locale;
  t: Translate<'game-picks' | 'sport'>;
}

/** The picks of an opened game: what was picked at which odds, what came of it, and the way to its proof; of locked ones their number. */
export function GamePickList({ picks: { locked, open }, hasPlans = true, locale, t }: GamePickListProps) {
  return (
    <ul className="grid gap-3 text-14">
      {open.map((pick) => (
        <OpenGamePick key={pick.id} pick={pick} locale={locale} t={t} />
      ))}
      {locked === 0 ? null : (
        <li className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          <span className="inline-flex items-center gap-1.5">
            <Icon drawing={lockIcon} size={16} className="text-ink-3" />
            {t('game-picks.count', { count: locked })} · {t('sport.locked')}
          </span>
          {hasPlans ? (
            <TextLink
              href={localePath(locale, '/subscribe')}
              className="inline-flex min-h-(--row) items-center font-medium"
            >
              {t('game-picks.plans')}
            </TextLink>
          ) : null}
        </li>
      )}
    </ul>
  );
}

/** A pick that the reader may see: bet and odds, its chance beside the market's, and once it is settled what came of it. */
function OpenGamePick({ pick, locale, t }: Pick<GamePickListProps, 'locale' | 't'> & { pick: RowPick }) {
  const isSettled = pick.result !== 'not_completed';
  return (
    <li className="grid max-w-[34rem] gap-1">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <strong className="font-strong text-main">
          {pickLabel(pick, t)} @ {formatOdds(pick.odds.value)}
        </strong>
        {isSettled ? (
          <span className="font-strong">
            {t(`sport.results.${pick.result}`)}{' '}
            <SignedFigure value={pick.units} text={formatSigned(pick.units, 2)} />
          </span>
        ) : (
          <span className="text-12 text-ink-2">{betTypeName(pick, t)}</span>
        )}
      </span>
      <BandBar share={pick.p.win} band={null} market={pick.market_p} />
      <span className="flex flex-wrap items-baseline gap-x-4 text-12 text-ink-2">
        <span>
          {t('game-picks.chance')} {formatPercent(pick.p.win)}
          {pick.market_p === null ? null : ` · ${t('game-picks.market')} ${formatPercent(pick.market_p)}`}
        </span>
        <span>
          {t('sport.fields.expected_value')} {formatSignedPercent(pick.ev)}
        </span>
        {isSettled ? null : <span>{t('game-picks.goodTo', { odds: formatOdds(pick.min_odds) })}</span>}
        {pick.serial === null ? null : (
          <TextLink
            href={`${localePath(locale, '/proof')}?day=${pick.serial.slice(0, 10)}`}
            className="lone-link"
          >
            {t('game-picks.proof')} {pick.serial}
          </TextLink>
        )}
      </span>
    </li>
  );
}
