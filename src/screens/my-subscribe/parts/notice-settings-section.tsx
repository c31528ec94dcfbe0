import { type FormEvent, useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { zonePlace } from '#i18n/zone-labels.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { useWaiting } from '#ui/use-waiting.ts';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import type { MySubscribeData } from '../data.server.ts';
import { useMutation, useReloadAccount } from '../use-account-calls.ts';

type Settings = MySubscribeData['notices'];

interface NoticeSettingsProps {
  settings: Settings;
  zone: string;
  hasFavourites: boolean;
  isStatsOnly: boolean;
}

/** What is offered first to anyone who wants no mail at night. */
const NIGHT = { from: '22:00', until: '08:00' };

/** Which news the member hears of and where, of which games, and when no mail goes out. */
export function NoticeSettingsSection({ settings, zone, hasFavourites, isStatsOnly }: NoticeSettingsProps) {
  const { t } = useLanguage<'notices'>();
  const messages = useVisitorMessages();
  const reload = useReloadAccount();
  const { mutate, isBusy } = useMutation();
  const [chosen, setChosen] = useState(settings);
  const change = (part: Partial<Settings>) => setChosen({ ...chosen, ...part });
  const hearsEvents = [chosen.picks, chosen.results].some(({ inbox, mail }) => inbox || mail);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if ((await mutate((calls) => calls.saveNotices(chosen))) === null) return;
    messages.toast({ tone: 'success', text: t('notices.settings.saved') });
    await reload();
  };
  return (
    <Section anchor="notices" title={t('notices.settings.title')} lead={t('notices.settings.lead')}>
      <Card>
        <form onSubmit={save} className="grid gap-5">
          {isStatsOnly ? <Notice>{t('notices.settings.statsOnly')}</Notice> : null}
          <Kinds chosen={chosen} change={change} />
          <fieldset className="grid border-0 p-0">
            <legend className="text-14 font-medium text-main">{t('notices.settings.scope')}</legend>
            {(['favourites', 'all'] as const).map((scope) => (
              <Checkbox
                key={scope}
                kind="radio"
                name="scope"
                needsScripts
                label={t(`notices.settings.${scope}`)}
                checked={chosen.scope === scope}
                onChange={() => change({ scope })}
              />
            ))}
            {hearsEvents && chosen.scope === 'favourites' && !hasFavourites ? (
              <Notice tone="warning">{t('notices.settings.noFavourites')}</Notice>
            ) : null}
          </fieldset>
          <Quiet chosen={chosen} change={change} zone={zone} />
          <div>
            <Button tone="primary" type="submit" needsScripts busy={isBusy}>
              {t('notices.settings.save')}
            </Button>
          </div>
        </form>
      </Card>
    </Section>
  );
}

interface PartProps {
  chosen: Settings;
  change: (part: Partial<Settings>) => void;
}

/** A box in a table whose heads name it; the place around it is pressed with it. */
function Box({ label, isOn, onTurn }: { label: string; isOn: boolean; onTurn: (isOn: boolean) => void }) {
  const isWaiting = useWaiting(true);
  return (
    <label className="inline-grid size-(--row) cursor-pointer place-items-center">
      <input
        type="checkbox"
        className="size-4.5"
        aria-label={label}
        checked={isOn}
        disabled={isWaiting}
        data-waiting={isWaiting || undefined}
        onChange={({ target }) => onTurn(target.checked)}
      />
    </label>
  );
}

function Kinds({ chosen, change }: PartProps) {
  const { t } = useLanguage<'notices'>();
  const box = (kind: 'picks' | 'results', channel: 'inbox' | 'mail') => (
    <Box
      label={t(`notices.settings.${channel}Of`, { kind: t(`notices.settings.${kind}`) })}
      isOn={chosen[kind][channel]}
      onTurn={(isOn) => change({ [kind]: { ...chosen[kind], [channel]: isOn } })}
    />
  );
  const cell = 'h-(--row) px-2 text-center';
  return (
    <table className="w-full max-w-lg border-collapse text-14">
      <thead>
        <tr className="text-12 text-ink-2">
          <th scope="col" className="h-9 text-left font-medium">
            {t('notices.settings.kind')}
          </th>
          <th scope="col" className="px-2 font-medium">
            {t('notices.settings.inbox')}
          </th>
          <th scope="col" className="px-2 font-medium">
            {t('notices.settings.mail')}
          </th>
        </tr>
      </thead>
      <tbody>
        {(['picks', 'results'] as const).map((kind) => (
          <tr key={kind} className="border-t border-line">
            <th scope="row" className="text-left font-regular">
              {t(`notices.settings.${kind}`)}
            </th>
            <td className={cell}>{box(kind, 'inbox')}</td>
            <td className={cell}>{box(kind, 'mail')}</td>
          </tr>
        ))}
        <tr className="border-t border-line">
          <th scope="row" className="text-left font-regular">
            {t('notices.settings.renewals')}
          </th>
          <td className={`${cell} text-12 text-ink-3`}>{t('notices.settings.always')}</td>
          <td className={cell}>
            <Box
              label={t('notices.settings.mailOf', { kind: t('notices.settings.renewals') })}
              isOn={chosen.renewals.mail}
              onTurn={(isOn) => change({ renewals: { mail: isOn } })}
            />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Quiet({ chosen, change, zone }: PartProps & { zone: string }) {
  const { t, locale } = useLanguage<'notices'>();
  const { quiet } = chosen;
  return (
    <fieldset className="grid gap-2 border-0 p-0">
      <legend className="text-14 font-medium text-main">{t('notices.settings.quiet')}</legend>
      <Checkbox
        label={t('notices.settings.quietOn')}
        checked={quiet !== null}
        onChange={({ target }) => change({ quiet: target.checked ? NIGHT : null })}
      />
      {quiet === null ? null : (
        <div className="flex flex-wrap gap-4">
          {(['from', 'until'] as const).map((end) => (
            <div key={end} className="w-36">
              <TextField
                type="time"
                required
                label={t(`notices.settings.${end}`)}
                value={quiet[end]}
                onChange={({ target }) => change({ quiet: { ...quiet, [end]: target.value } })}
              />
            </div>
          ))}
        </div>
      )}
      <p className="max-w-prose text-12 text-ink-3">
        {t('notices.settings.quietText', { zone: zonePlace(zone, locale) })}
      </p>
    </fieldset>
  );
}
