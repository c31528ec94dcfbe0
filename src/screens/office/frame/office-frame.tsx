import { type ReactNode, useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { searchIcon } from '#ui/icon-paths.ts';
import { KitDrawings } from '#ui/kit-disc.tsx';
import { LoadingBar } from '#ui/loading-bar.tsx';
import { SiteMenu } from '#ui/shell/site-menu.tsx';
import { useLoadingState } from '../../frame/loading/use-loading-state.ts';
import { PageStage } from '../../frame/page-stage.tsx';
import { CommandPalette } from './command-palette.tsx';
import type { OfficeFrameData } from './data.server.ts';
import { HelpDialog } from './help-dialog.tsx';
import { OfficeNotes } from './office-notes.tsx';
import { OfficeSidebar } from './office-sidebar.tsx';
import { useOfficeKeys } from './use-office-keys.ts';

/** The sidebar beside the page; on a narrow screen it comes out of the bar at the top. */
export function OfficeFrame({ frame, children }: { frame: OfficeFrameData; children: ReactNode }) {
  const { t } = useLanguage<'office-frame' | 'ui' | 'shell'>();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const search = () => setSearchOpen(true);
  useOfficeKeys({
    permissions: frame.me.operator.permissions,
    onHelp: () => setHelpOpen(true),
    onSearch: search,
  });
  const sidebar = <OfficeSidebar frame={frame} onHelp={() => setHelpOpen(true)} onSearch={search} />;
  return (
    <>
      <LoadingBar state={useLoadingState()} label={t('ui.loading')} />
      <KitDrawings />
      <div id="top" className="min-h-dvh md:grid md:grid-cols-[216px_minmax(0,1fr)]">
        <a
          href="#content"
          className="absolute z-50 -translate-y-20 rounded-8 bg-surface px-4 py-3 text-14 font-medium text-primary-ink shadow-float focus:translate-x-3 focus:translate-y-3"
        >
          {t('shell.skipToContent')}
        </a>
        <aside
          aria-label={t('office-frame.name')}
          className="sticky top-0 hidden h-dvh overflow-y-auto border-r border-line bg-surface p-3 md:block"
        >
          {sidebar}
        </aside>
        <div className="min-w-0">
          <header className="sticky top-0 z-30 flex h-12 items-center gap-2 bg-surface px-2 shadow-[0_1px_0_var(--line)] md:hidden">
            <SiteMenu
              labels={{
                label: t('office-frame.menu'),
                open: t('shell.menu.open'),
                close: t('shell.menu.close'),
              }}
              head={<span className="text-14 font-strong">{t('office-frame.name')}</span>}
            >
              {sidebar}
            </SiteMenu>
            <span className="text-14 font-strong">{t('office-frame.name')}</span>
            <span className="ml-auto min-w-0 truncate text-14 text-ink-2">
              {frame.brands.find(({ key }) => key === frame.me.brand)?.name}
            </span>
            <IconButton
              label={t('office-frame.palette.open')}
              icon={<Icon drawing={searchIcon} />}
              onClick={search}
            />
          </header>
          <main id="content" tabIndex={-1} className="px-4 py-5 focus-visible:outline-none md:px-6 lg:px-8">
            <PageStage zone={frame.zone}>
              <OfficeNotes>{children}</OfficeNotes>
            </PageStage>
          </main>
        </div>
      </div>
      <CommandPalette open={isSearchOpen} onClose={() => setSearchOpen(false)} />
      <HelpDialog
        open={isHelpOpen}
        onClose={() => setHelpOpen(false)}
        permissions={frame.me.operator.permissions}
      />
    </>
  );
}
