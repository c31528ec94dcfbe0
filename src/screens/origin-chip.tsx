import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';

/** Says of a game, a pick or a league that our simulator had a part in it. Nothing stands where all of it is real. */
export function OriginChip({ origin }: { origin: 'real' | 'mixed' | 'simulated' }) {
  const { t } = useLanguage<'sport'>();
  if (origin === 'real') return null;
  return (
    <span data-origin={origin}>
      <Badge tone={origin === 'simulated' ? 'warn' : 'neutral'}>{t(`sport.origins.${origin}`)}</Badge>
    </span>
  );
}
