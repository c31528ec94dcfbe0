import { type FormEvent, useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { PUSH_KINDS } from '#terms/push-kinds.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import { type PushDevice, subscribeDevice, unsubscribeDevice } from '../../push-device.ts';
import type { MySubscribeData } from '../data.server.ts';
import { useMutation, useReloadAccount } from '../use-account-calls.ts';

interface PushProps {
  push: MySubscribeData['push'];
  isStatsOnly: boolean;
}

/** Whether this device is notified, of what, and which other devices are. The browser asks only after the press. */
export function PushSection({ push, isStatsOnly }: PushProps) {
  const { t } = useLanguage<'push' | 'notices'>();
  return (
    <Section anchor="push" title={t('push.settings.title')} lead={t('push.settings.lead')}>
      <Card>
        <div className="grid gap-5">
          {isStatsOnly ? (
            <Notice>{t('notices.settings.statsOnly')}</Notice>
          ) : push.isSending ? null : (
            <Notice>{t('push.settings.noPlan')}</Notice>
          )}
          <ThisDevice push={push} />
          <Kinds push={push} />
          <OtherDevices push={push} />
        </div>
      </Card>
    </Section>
  );
}

type PartProps = Pick<PushProps, 'push'>;

function ThisDevice({ push }: PartProps) {
  const { t } = useLanguage<'push'>();
  const messages = useVisitorMessages();
  const reload = useReloadAccount();
  const { mutate, isBusy } = useMutation();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<Extract<PushDevice, string> | null>(null);
  const own = push.devices.find(({ isThis }) => isThis);
  const turnOn = async () => {
    setAsking(true);
    const device = await subscribeDevice(push.serverKey).finally(() => setAsking(false));
    setProblem(typeof device === 'string' ? device : null);
    if (typeof device === 'string' || (await mutate((calls) => calls.allowPush(device))) === null) return;
    messages.toast({ tone: 'success', text: t('push.settings.turnedOn') });
    await reload();
  };
  const turnOff = async (id: string) => {
    if ((await mutate((calls) => calls.forgetPush(id))) === null) return;
    await unsubscribeDevice();
    messages.toast({ tone: 'success', text: t('push.settings.turnedOff') });
    await reload();
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-center gap-2 text-14 font-medium text-main">
          {t('push.settings.device')}
          <Badge tone={own ? 'brand' : 'neutral'}>
            {t(own ? 'push.settings.isOn' : 'push.settings.isOff')}
          </Badge>
        </p>
        {own ? (
          <Button busy={isBusy} onClick={() => turnOff(own.id)}>
            {t('push.settings.turnOff')}
          </Button>
        ) : (
          <Button tone="primary" busy={isBusy || isAsking} onClick={turnOn}>
            {t('push.settings.turnOn')}
          </Button>
        )}
      </div>
      {problem === null ? null : <Notice tone="warning">{t(`push.settings.${problem}`)}</Notice>}
    </div>
  );
}

function Kinds({ push }: PartProps) {
  const { t } = useLanguage<'push'>();
  const messages = useVisitorMessages();
  const reload = useReloadAccount();
  const { mutate, isBusy } = useMutation();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(push.kinds));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const kinds = PUSH_KINDS.filter((kind) => chosen.has(kind));
    if ((await mutate((calls) => calls.choosePush(kinds))) === null) return;
    messages.toast({ tone: 'success', text: t('push.settings.saved') });
    await reload();
  };
  return (
    <form onSubmit={save} className="grid gap-3 border-t border-line pt-4">
      <fieldset className="grid border-0 p-0">
        <legend className="text-14 font-medium text-main">{t('push.settings.kinds')}</legend>
        {PUSH_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`push.settings.kind.${kind}`)}
            checked={chosen.has(kind)}
            onChange={({ target }) => {
              const next = new Set(chosen);
              if (target.checked) next.add(kind);
              else next.delete(kind);
              setChosen(next);
            }}
          />
        ))}
      </fieldset>
      <p className="max-w-prose text-12 text-ink-3">{t('push.settings.which')}</p>
      <div>
        <Button type="submit" needsScripts busy={isBusy}>
          {t('push.settings.save')}
        </Button>
      </div>
    </form>
  );
}

function OtherDevices({ push }: PartProps) {
  const { t } = useLanguage<'push' | 'account'>();
  const messages = useVisitorMessages();
  const reload = useReloadAccount();
  const { mutate, isBusy } = useMutation();
  const others = push.devices.filter(({ isThis }) => !isThis);
  if (others.length === 0) return null;
  const remove = async (id: string) => {
    if ((await mutate((calls) => calls.forgetPush(id))) === null) return;
    messages.toast({ tone: 'success', text: t('push.settings.turnedOff') });
    await reload();
  };
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-14 font-medium text-main">{t('push.settings.others')}</h3>
      <ul>
        {others.map(({ id, device, since }) => {
          const name = device === null ? t('push.settings.unknown') : t('account.sessions.device', device);
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
              <p className="grid gap-0.5 text-14">
                {name}
                <span className="text-12 text-ink-3">{t('push.settings.since', { time: since })}</span>
              </p>
              <Button
                size="small"
                busy={isBusy}
                onClick={() => remove(id)}
                aria-label={t('push.settings.removeNamed', { device: name })}
              >
                {t('push.settings.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
