import type { Translate } from '#i18n/t.ts';
import { ScrollBox } from '#ui/scroll-box.tsx';
import type { ShownGame } from '../../game/shown-game.ts';
import { partLabels } from '../part-labels.ts';

/** The score by half, quarter or inning, one row a team. */
export function LineScore({ game, t }: { game: ShownGame; t: Translate<'schedule' | 'sport'> }) {
  const { score } = game;
  if (score === null) return null;
  const labels = partLabels(game.sport, score.parts.length);
  const sides = [
    { side: 0, name: game.home.name, total: score.home },
    { side: 1, name: game.away.name, total: score.away },
  ] as const;
  return (
    <ScrollBox label={t('schedule.details.byPeriod')} className="-mx-1.5">
      <table className="line-score">
        <caption className="sr-only">{t('schedule.details.byPeriod')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('sport.fields.team')}</th>
            {labels.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">{t('schedule.details.total')}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map(({ side, name, total }) => (
            <tr key={side}>
              <th scope="row">{name}</th>
              {labels.map((label, index) => (
                <td key={label}>{score.parts[index]?.[side] ?? '-'}</td>
              ))}
              <td>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
