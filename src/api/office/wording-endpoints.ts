import { POST as changeLanguage } from './languages/[code].ts';
import { GET as languages } from './languages.ts';
import { GET as legalChanges } from './legal/[type]/changes.ts';
import { POST as publishLegal } from './legal/[type]/versions.ts';
import { POST as changeLegal, GET as legal } from './legal/[type].ts';
import { GET as legalList } from './legal.ts';
import { GET as exportMessages } from './messages/export.ts';
import { POST as changeMessage, GET as messages } from './messages.ts';
import type { OfficeEndpoint } from './office-endpoint.ts';
import { POST as redirectHosts } from './redirect-hosts.ts';
import { POST as removeRedirect } from './redirects/[id]/removal.ts';
import { POST as saveRedirect } from './redirects/[id].ts';
import { GET as exportRedirects } from './redirects/export.ts';
import { POST as importRedirects } from './redirects/import.ts';
import { POST as newRedirect, GET as redirects } from './redirects.ts';
import { GET as exportSeo } from './seo/export.ts';
import { POST as saveSeo, GET as seo } from './seo.ts';
import { POST as changeSetting } from './settings/[key].ts';
import { GET as settings } from './settings.ts';
import { POST as changeTheme, GET as theme } from './theme.ts';

/** The office's calls about what a brand says: legal texts, translations, page texts, redirects, languages, settings, colours. */
export const wordingEndpoints: readonly OfficeEndpoint[] = [
  ...[legalList, legal, changeLegal, publishLegal, legalChanges],
  ...[messages, changeMessage, exportMessages],
  ...[seo, saveSeo, exportSeo],
  ...[redirects, newRedirect, exportRedirects, importRedirects, saveRedirect, removeRedirect],
  redirectHosts,
  ...[languages, changeLanguage],
  ...[settings, changeSetting],
  ...[theme, changeTheme],
];
