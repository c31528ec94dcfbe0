import { startCopy } from './copy.ts';
import { startDropdowns } from './dropdowns.ts';
import { startReadOut } from './read-out.ts';
import { startReveal } from './reveal.ts';
import { startShare } from './share.ts';
import { startSiteMenu } from './site-menu.ts';
import { startTicker } from './ticker.ts';

/** What scripts add to the frame of every page, whether the framework comes to it or not. It listens at the document alone. */
export function startFrame(): void {
  startCopy();
  startDropdowns();
  startSiteMenu();
  startTicker();
  startReadOut();
  startReveal();
  startShare();
}
