import type { ChangeEvent } from 'react';
import { useRevalidator } from 'react-router';
import { Select } from '#ui/select.tsx';
import { oddsCookies, oddsCookieText } from '../../pick/odds-choice.ts';
import { sessionEvents } from '../session/session-events.ts';
import type { OddsChoice, ShownOddsChoices } from './shown-odds.ts';

/** The odds of the account menu: a choice holds on the page where it is made, which is read again with it. */
export function OddsSettings({ choices: { format, market } }: { choices: ShownOddsChoices }) {
  const { revalidate } = useRevalidator();
  const keep = (name: string) => (event: ChangeEvent<HTMLSelectElement>) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve.
    document.cookie = oddsCookieText(name, event.currentTarget.value, location.protocol === 'https:');
    // The menu itself belongs to the frame, which is asked again only where it is known to be old.
    sessionEvents.markStale();
    revalidate();
  };
  const field = (choice: OddsChoice, cookie: string) => (
    <Select label={choice.label} value={choice.value} onChange={keep(cookie)} options={choice.options} />
  );
  return (
    <div className="grid gap-2">
      {field(format, oddsCookies.format)}
      {field(market, oddsCookies.market)}
    </div>
  );
}
