import { useState } from 'react';
import { formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { formatOfBet, parseOdds } from '#i18n/odds-format.ts';
import type { StakeTerms } from '#terms/ticket-tax.ts';
import { TextField } from '#ui/field.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import type { OpenCard } from '../cards.server.ts';
import { Disclosure } from '../disclosure.tsx';
import { useOdds } from '../odds-format.tsx';
import { valueAt } from '../value-at.ts';

/** The expected value at the price that the reader can get themselves, after tax; it is calculated here and sent to no one. */
export function OwnOdds({ pick, terms }: { pick: OpenCard; terms: StakeTerms }) {
  const { t } = useLanguage<'ongoing' | 'sport'>();
  const format = formatOfBet(useOdds().format, pick);
  const [text, setText] = useState('');
  const odds = parseOdds(text, format);
  return (
    <Disclosure title={t('ongoing.own.open')}>
      <div className="grid gap-2 pt-2">
        <TextField
          id={`own-odds-${pick.id}`}
          label={t('ongoing.own.label', { format: t(`sport.odds.formats.${format}`) })}
          // A phone's number pad has no minus, which some formats need.
          inputMode={format === 'decimal' || format === 'hong_kong' ? 'decimal' : 'text'}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p aria-live="polite" className="min-h-8 text-ink-2">
          {odds === null ? (
            <span className="text-ink-3">{t('ongoing.own.hint')}</span>
          ) : (
            <OwnValue value={valueAt(odds, pick, terms)} />
          )}
        </p>
      </div>
    </Disclosure>
  );
}

function OwnValue({ value: { ev, isEnough } }: { value: ReturnType<typeof valueAt> }) {
  const { t } = useLanguage<'ongoing'>();
  return (
    <>
      {t('ongoing.own.ev')} <SignedFigure value={ev} text={formatSignedPercent(ev)} />{' '}
      <span className="text-ink-3">{t(isEnough ? 'ongoing.own.enough' : 'ongoing.own.tooLow')}</span>
    </>
  );
}
