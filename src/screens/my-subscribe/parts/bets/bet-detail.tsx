import { formatOdds, formatSignedPercent } from '#i18n/format.ts';
import { formatSpan } from '#i18n/format-span.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { formatMinor } from '#i18n/minor-money.ts';
import { pickLabel } from '#screens/pick/pick-labels.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Section } from '#ui/section.tsx';
import { Select } from '#ui/select.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { BetsData } from '../../bets.server.ts';

type Shown = NonNullable<BetsData['shown']>;

/** One bet: which pick it followed, which only the member can say for sure, and its end. */
export function BetDetail({ bet, error }: { bet: Shown; error: string | undefined }) {
  const { locale, t } = useLanguage<'bets' | 'sport'>();
  const { id, pick, candidates } = bet;
  return (
    <Section
      title={t('bets.bet.title')}
      anchor="bet"
      actions={
        <TextLink href={`${localePath(locale, '/mySubscribe')}?part=bets`} className="tap">
          {t('bets.bet.back')}
        </TextLink>
      }
    >
      <Card className="grid gap-5">
        <div className="grid gap-1 text-14">
          <h3 className="text-16 font-medium text-main">{bet.event}</h3>
          <p>
            {bet.selection} @ {formatOdds(bet.odds)} · {formatMinor(bet.stake, bet.currency)}
          </p>
          <p className="text-12 text-ink-3">
            {[bet.placed, bet.bookmaker].filter((part) => part !== '').join(' · ')}
          </p>
          {pick === null ? null : (
            <p className="text-ink-2">
              {t('bets.list.published', { odds: formatOdds(pick.odds) })} (
              {formatSignedPercent(pick.price_gap)}) ·{' '}
              {t('bets.bet.waited', { time: formatSpan(pick.wait_minutes, locale) })}
            </p>
          )}
        </div>
        <form method="post" className="grid gap-3 border-t border-line pt-5">
          <input type="hidden" name="form" value="link" />
          <input type="hidden" name="id" value={id} />
          <Select
            name="pick_id"
            label={t('bets.bet.pick')}
            hint={t('bets.bet.hint')}
            error={error}
            defaultValue={pick?.id ?? ''}
            options={[
              { value: '', label: t('bets.bet.none') },
              ...candidates.map((one) => ({ value: one.id, label: candidateText(one) })),
            ]}
          />
          <div>
            <Button type="submit">{t('bets.bet.save')}</Button>
          </div>
        </form>
        <form method="post" className="border-t border-line pt-5">
          <input type="hidden" name="form" value="delete" />
          <input type="hidden" name="kind" value="bet" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" tone="danger">
            {t('bets.bet.delete')}
          </Button>
        </form>
      </Card>
    </Section>
  );

  function candidateText(one: Shown['candidates'][number]): string {
    const event = { id: '', home: { id: '', name: one.home }, away: { id: '', name: one.away } };
    const label = pickLabel({ ...one, event }, t);
    return `${one.home} – ${one.away} · ${label} @ ${formatOdds(one.odds)} · ${one.start}`;
  }
}
