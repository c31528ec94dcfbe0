import { useLanguage } from '#i18n/language-provider.tsx';
import { Disclosure } from '#screens/pick/disclosure.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/field.tsx';
import { Section } from '#ui/section.tsx';
import type { BetsData } from '../../bets.server.ts';
import type { MySubscribeData } from '../../data.server.ts';
import type { SentBets } from '../../sent-bets.ts';
import { ReadingFields } from './reading-fields.tsx';

interface AddSectionProps {
  usual: BetsData['usual'];
  zones: MySubscribeData['zones'];
  sent: SentBets | undefined;
}

/** One bet, typed. */
export function AddSection({ usual, zones, sent }: AddSectionProps) {
  const { t } = useLanguage<'bets'>();
  const form = <AddForm usual={usual} zones={zones} sent={sent} />;
  return (
    <Section title={t('bets.add.title')}>
      <Card>{sent === undefined ? <Disclosure title={t('bets.add.open')}>{form}</Disclosure> : form}</Card>
    </Section>
  );
}

function AddForm({ usual, zones, sent }: AddSectionProps) {
  const { t } = useLanguage<'bets'>();
  const field = (name: string) => ({
    name,
    defaultValue: sent?.typed[name] ?? '',
    error: sent?.errors[name],
  });
  const optional = t('bets.add.optional');
  return (
    <form method="post" className="grid gap-4 pt-3">
      <input type="hidden" name="form" value="add" />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('placed_at')}
          type="datetime-local"
          step={1}
          required
          label={t('bets.mapping.placed_at')}
        />
        <TextField {...field('event')} required maxLength={200} label={t('bets.mapping.event')} />
        <TextField {...field('selection')} required maxLength={200} label={t('bets.mapping.selection')} />
        <TextField {...field('odds')} required label={t('bets.mapping.odds')} autoComplete="off" />
        <TextField {...field('stake')} required label={t('bets.mapping.stake')} autoComplete="off" />
        <TextField
          {...field('returned')}
          label={t('bets.add.returned')}
          hint={t('bets.add.returnedHint')}
          optional={optional}
          autoComplete="off"
        />
        <TextField
          {...field('bookmaker')}
          maxLength={200}
          label={t('bets.mapping.bookmaker')}
          optional={optional}
        />
        <ReadingFields usual={usual} zones={zones} sent={sent} isFile={false} />
      </div>
      <div>
        <Button type="submit" tone="primary">
          {t('bets.add.submit')}
        </Button>
      </div>
    </form>
  );
}
