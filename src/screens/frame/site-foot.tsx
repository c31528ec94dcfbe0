import { useLanguage } from '#i18n/language-provider.tsx';
import { Footer } from '#ui/shell/footer.tsx';
import type { FrameData } from './data.server.ts';
import { footerGroups } from './footer-groups.ts';
import type { FootData } from './site-foot-data.ts';

/** The foot of every page: where to go, what this is, who may subscribe. */
export function SiteFoot({ brand, data, year }: FootData) {
  const { locale, t } = useLanguage<'shell' | 'frame'>();
  return (
    <Footer
      label={t('shell.footer.label')}
      groups={footerGroups(locale, t)}
      tagline={t('shell.tagline')}
      disclaimer={[t('shell.footer.disclaimer', { brand: brand.name }), t(dataSentence(data))].join(
        locale.startsWith('zh') ? '' : ' ',
      )}
      age={t('shell.footer.age', { age: String(brand.subscribeAge) })}
      rights={t('shell.footer.rights', { year, company: brand.legalEntity })}
    />
  );
}

/** What data the site shows, so that no one takes a replay for live games. */
export function dataSentence({ mode, seasons, hasSimulated }: FrameData['data']) {
  if (mode === 'live') return 'frame.live';
  if (!hasSimulated) return 'frame.replayReal';
  // The prices of an operator's archive are those of its time; only a time of day may be missing in it.
  return seasons === 'archive' ? 'frame.replayArchive' : 'frame.replaySimulated';
}
