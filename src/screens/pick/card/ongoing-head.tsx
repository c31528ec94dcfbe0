import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { statisticsHref } from '../../statistics-address.ts';
import type { CardPick, OngoingData } from '../cards.server.ts';
import { MatchHead, type ShownForm } from '../match-head.tsx';

/** The match of a pick, with each team's season and the way to its statistics: what every member may see. */
export function OngoingHead({ pick, data }: { pick: CardPick; data: OngoingData }) {
  const { t } = useLanguage<'ongoing' | 'pick'>();
  const { card } = pick;
  const about = { sport: pick.sport, league: pick.league.id, season: null, page: 1, vs: null };
  return (
    <MatchHead
      pick={pick}
      form={{ home: formOf(card.form.home), away: formOf(card.form.away) }}
      zone={data.display.zone}
      teamHref={(team) => statisticsHref(data.locale, { ...about, team })}
      badges={
        <>
          {card.withdrawal ? (
            <Badge tone="warn">{t(`ongoing.withdrawn.${card.withdrawal.reason}`)}</Badge>
          ) : null}
          {pick.is_free ? <Badge tone="brand">{t('pick.free')}</Badge> : null}
        </>
      }
    />
  );
}

function formOf({ last_five, ...season }: CardPick['card']['form']['home']): ShownForm {
  return { last_five, season };
}
