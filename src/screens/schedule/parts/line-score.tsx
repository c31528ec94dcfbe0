import type { Game } from '#api/sport/game.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { partLabels } from '../part-labels.ts';

/** The score by half, quarter or inning, one row a team. */
export function LineScore({ game }: { game: Game }) {
  const { t } = useLanguage<'schedule' | 'sport'>();
  const { score } = game;
  if (score === null) return null;
  const labels = partLabels(game.sport, score.parts.length);
  const sides = [
    { side: 0, name: game.home.name, total: score.home },
    { side: 1, name: game.away.name, total: score.away },
  ] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section aria-label={t('schedule.details.byPeriod')} tabIndex={0} className="scroll-x">
      <table className="text-12">
        <caption className="sr-only">{t('schedule.details.byPeriod')}</caption>
        <thead>
          <tr className="text-ink-3">
            <th scope="col" className="pr-4 text-left font-regular">
              {t('sport.fields.team')}
            </th>
            {labels.map((label) => (
              <th key={label} scope="col" className="min-w-7 px-1.5 text-right font-regular">
                {label}
              </th>
            ))}
            <th scope="col" className="min-w-9 pl-3 text-right font-medium text-ink-2">
              {t('schedule.details.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sides.map(({ side, name, total }) => (
            <tr key={side}>
              <th scope="row" className="max-w-40 truncate pr-4 text-left font-regular text-ink">
                {name}
              </th>
              {labels.map((label, index) => (
                <td key={label} className="px-1.5 text-right text-ink-2">
                  {score.parts[index]?.[side] ?? '-'}
                </td>
              ))}
              <td className="pl-3 text-right font-strong text-main">{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
