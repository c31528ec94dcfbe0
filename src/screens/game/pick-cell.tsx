import { formatNumber, formatSigned } from '#i18n/format.ts';
import type { Translate } from '#i18n/t.ts';
import { Icon } from '#ui/icon.tsx';
import { lockIcon } from '#ui/icon-paths.ts';
import { SignedFigure } from '#ui/signed-figure.tsx';
import { pickLabel } from '../pick/pick-labels.ts';
import type { GamePicks } from './game-picks.ts';
import type { ShownGame } from './shown-game.ts';

interface PickCellProps {
  /** Undefined for a game without one. */
  picks: GamePicks | undefined;
  status: ShownGame['status'];
  t: Translate<'game-picks' | 'sport'>;
}

/** The last cell of a game's row: what became of its picks, which one is open, or how many are locked. */
export function PickCell({ picks, status, t }: PickCellProps) {
  if (picks === undefined) {
    return <NoPick>{t(status === 'not_started' ? 'game-picks.notYet' : 'game-picks.none')}</NoPick>;
  }
  const { locked, open } = picks;
  const settled = open.filter(({ result }) => result !== 'not_completed');
  if (open.length > 0 && settled.length === open.length) {
    const units = settled.reduce((sum, pick) => sum + pick.units, 0);
    return (
      <span className="justify-self-end text-14 font-strong max-lg:text-12">
        <SignedFigure value={units} text={formatSigned(units, 2)} />
      </span>
    );
  }
  const [first] = open;
  if (locked > 0 || first === undefined) {
    const all = locked + open.length;
    // On a phone the cell has no room for a word beside the lock, so the number says it.
    return (
      <span className="flex items-center justify-end gap-x-1.5 text-12 text-ink-2">
        <span className="max-lg:sr-only">{t('game-picks.count', { count: all })}</span>
        <span aria-hidden="true" className="lg:hidden">
          {formatNumber(all)}
        </span>
        <Icon drawing={lockIcon} size={16} className="text-ink-3" />
        <span className="sr-only">{t('sport.locked')}</span>
      </span>
    );
  }
  if (first.is_free && status === 'not_started') {
    // On a phone the cell is narrower than a badge, so its words may stand in two lines.
    return (
      <span className="rounded-4 bg-primary-100 px-1.5 py-1 text-center text-12 leading-4 font-medium text-balance text-main lg:px-2">
        {t('game-picks.free')}
      </span>
    );
  }
  const count = t('game-picks.count', { count: open.length });
  return (
    <span className="text-right text-12 font-medium text-main">
      {open.length > 1 ? (
        count
      ) : (
        <>
          <span className="max-lg:hidden">{pickLabel(first, t)}</span>
          <span className="lg:hidden">{count}</span>
        </>
      )}
    </span>
  );
}

/** On a phone a dash stands for the words (`no-pick` in `ui/rows.css`). */
function NoPick({ children }: { children: string }) {
  return (
    <span className="no-pick">
      <span>{children}</span>
    </span>
  );
}
