import { typeResultContract } from '#api/office/results.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { checkFinal, FinalFields, finalOf } from '../parts/final-fields.tsx';
import type { ResultReview } from './data.server.ts';

/** The first of two persons types how a game ended. */
export function TypeResult({ game }: { game: ResultReview['missing'][number] }) {
  const { t } = useLanguage<'office-results'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const { home, away } = game;
  return (
    <ActionDialog
      verb={t('office-results.type.verb')}
      label={t('office-results.type.label', { home, away })}
      title={t('office-results.type.title', { home, away })}
      text={t('office-results.type.text')}
      withReason
      reasonHint={t('office-results.type.hint')}
      secondPerson="own list"
      fields={(errors) => <FinalFields errors={errors} sport={game.sport} home={home} away={away} />}
      check={(form) =>
        checkFinal(form, {
          score: t('office-results.final.badScore'),
          parts: t('office-results.final.badParts'),
        })
      }
      send={(form) =>
        call(typeResultContract, {
          body: {
            game_id: game.game_id,
            reason: reasonOf(form),
            final: finalOf(form) ?? { status: 'canceled' },
          },
        })
      }
      onDone={() => say({ tone: 'success', text: t('office-results.type.done') })}
    />
  );
}
