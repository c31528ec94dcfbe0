import { useLanguage } from '#i18n/language-provider.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { navFor } from './office-nav.ts';

/** Every key of the office and what it does; opened by `?`. */
export function HelpDialog({
  open,
  onClose,
  permissions,
}: {
  open: boolean;
  onClose: () => void;
  permissions: readonly string[];
}) {
  const { t } = useLanguage<'office-frame' | 'ui'>();
  const rows = [
    { keys: ['Ctrl', 'K'], text: t('office-frame.palette.title') },
    { keys: ['j'], text: t('office-frame.help.next') },
    { keys: ['k'], text: t('office-frame.help.previous') },
    { keys: ['Enter'], text: t('office-frame.help.enter') },
    { keys: ['/'], text: t('office-frame.help.filter') },
    { keys: ['e'], text: t('office-frame.help.file') },
    { keys: ['?'], text: t('office-frame.help.help') },
    ...navFor(permissions).map(({ key, label }) => ({ keys: ['g', key], text: t(label) })),
  ];
  return (
    <Dialog open={open} onClose={onClose} title={t('office-frame.help.title')} closeLabel={t('ui.close')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2">
        {rows.map(({ keys, text }) => (
          <div key={text} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-4 bg-sunken px-2 py-0.5 text-12 font-medium text-ink shadow-card"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
