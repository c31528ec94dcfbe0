import { useLanguage } from '#i18n/language-provider.tsx';
import { FormDots } from '#ui/form-dots.tsx';
import type { PickEvidence } from '../evidence.server.ts';

type Games = PickEvidence['form']['home'];

/** A team's last five, the newest last; nothing for a team that has not played. */
export function TeamForm({ team, games }: { team: string; games: Games }) {
  const { t } = useLanguage<'home'>();
  if (games.length === 0) return null;
  return (
    <FormDots
      label={t('home.form.label', { team })}
      results={games.toReversed().map((game) => ({
        key: game.event_id,
        result: game.result,
        letter: t(`home.form.letters.${game.result}`),
        label: t(`home.form.${game.result}`, {
          scored: game.scored,
          conceded: game.conceded,
          opponent: game.opponent.name,
        }),
      }))}
    />
  );
}
