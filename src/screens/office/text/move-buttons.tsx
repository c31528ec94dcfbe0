import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import type { FormResult } from '../../use-call-form.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';

interface MoveButtonsProps {
  id: string;
  /** What stands in the order now, removed rows left out. */
  ids: readonly string[];
  name: string;
  send: (ids: string[]) => Promise<FormResult<unknown>>;
}

/** Moves a row one place up or down in what readers see. */
export function MoveButtons({ id, ids, name, send }: MoveButtonsProps) {
  const { t } = useLanguage<'office-content'>();
  const say = useOfficeNote();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const at = ids.indexOf(id);
  const move = async (to: number) => {
    const order = ids.filter((one) => one !== id);
    setBusy(true);
    const answer = await send(order.toSpliced(to, 0, id));
    await revalidate();
    setBusy(false);
    if (answer.status) {
      const text = t('office-content.order.done', { place: to + 1 });
      say({ tone: 'success', text, undo: () => send([...ids]) });
    } else say({ tone: 'error', text: Object.values(answer.msg).flat().join(' ') });
  };
  if (at < 0) return null;
  return (
    <span className="flex gap-1">
      {([-1, 1] as const).map((by) => (
        <Button
          key={by}
          size="small"
          tone="quiet"
          busy={isBusy}
          disabled={at + by < 0 || at + by >= ids.length}
          aria-label={t(by < 0 ? 'office-content.order.up' : 'office-content.order.down', { what: name })}
          onClick={() => move(at + by)}
        >
          {by < 0 ? '↑' : '↓'}
        </Button>
      ))}
    </span>
  );
}
