import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { removeOfficeDeviceContract } from '#api/office/notifications/devices/[id]/removal.contract.ts';
import { allowOfficeDeviceContract } from '#api/office/notifications/devices.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { findOwnEndpoint, type PushDevice, subscribeDevice } from '../../push-device.ts';
import { useOfficeCall } from '../form/use-office-call.ts';
import { leaveForOfficeLogin } from '../form/use-office-form.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { Panel } from '../panel.tsx';
import type { NotificationsData, NotifiedDevice } from './data.server.ts';

type Failed = { readonly code: number | null; readonly msg: Readonly<Record<string, readonly string[]>> };

/** The browsers on which the operator is notified. The browser asks only after the press. */
export function DeviceList({ devices, serverKey }: Pick<NotificationsData, 'devices' | 'serverKey'>) {
  const { t } = useLanguage<'office-notifications' | 'push'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [ownEndpoint, setOwnEndpoint] = useState<string | null>(null);
  useEffect(() => {
    void findOwnEndpoint().then(setOwnEndpoint, () => {});
  }, []);
  const isOn = devices.some(({ endpoint }) => endpoint === ownEndpoint);
  const fail = ({ code, msg }: Failed) => {
    if (code === 302) leaveForOfficeLogin();
    else setProblem(Object.values(msg).flat().join(' '));
  };
  const allow = async () => {
    const device: PushDevice = await subscribeDevice(serverKey, { isShared: true });
    if (typeof device === 'string') return setProblem(t(`push.settings.${device}`));
    const result = await call(allowOfficeDeviceContract, { body: device });
    if (!result.status) return fail(result);
    setOwnEndpoint(device.endpoint);
    say({ tone: 'success', text: t('office-notifications.devices.turnedOn') });
    await revalidate();
  };
  const remove = async (id: string) => {
    const result = await call(removeOfficeDeviceContract, { params: { id }, body: {} });
    if (!result.status) return fail(result);
    say({ tone: 'success', text: t('office-notifications.devices.removed') });
    await revalidate();
  };
  const run = (action: () => Promise<void>) => async () => {
    setBusy(true);
    setProblem(null);
    await action().finally(() => setBusy(false));
  };
  return (
    <Panel title={t('office-notifications.devices.title')}>
      <p className="text-14 text-ink-2">{t('office-notifications.devices.text')}</p>
      {devices.length === 0 ? (
        <p className="text-14 text-ink-3">{t('office-notifications.devices.none')}</p>
      ) : (
        <ul>
          {devices.map((device) => (
            <Device
              key={device.id}
              device={device}
              isThis={device.endpoint === ownEndpoint}
              isBusy={isBusy}
              onRemove={run(() => remove(device.id))}
            />
          ))}
        </ul>
      )}
      {isOn ? null : (
        <div>
          <Button size="small" busy={isBusy} onClick={run(allow)}>
            {t('office-notifications.devices.turnOn')}
          </Button>
        </div>
      )}
      <div role="status" className="empty:hidden">
        {problem === null ? null : <Notice tone="error">{problem}</Notice>}
      </div>
    </Panel>
  );
}

interface DeviceProps {
  device: NotifiedDevice;
  isThis: boolean;
  isBusy: boolean;
  onRemove: () => Promise<void>;
}

function Device({ device: { device, since }, isThis, isBusy, onRemove }: DeviceProps) {
  const { t } = useLanguage<'office-notifications'>();
  const name =
    device === null
      ? t('office-notifications.devices.unknown')
      : t('office-notifications.devices.name', device);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <p className="grid gap-0.5 text-14">
        <span className="flex flex-wrap items-center gap-2">
          {name}
          {isThis ? <Badge tone="brand">{t('office-notifications.devices.this')}</Badge> : null}
        </span>
        <span className="text-12 text-ink-3">{t('office-notifications.devices.since', { time: since })}</span>
      </p>
      <Button
        size="small"
        busy={isBusy}
        onClick={onRemove}
        aria-label={t('office-notifications.devices.removeNamed', { device: name })}
      >
        {t('office-notifications.devices.remove')}
      </Button>
    </li>
  );
}
