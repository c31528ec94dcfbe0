import type { ComponentType, ReactElement } from 'react';
import type { LanguageContextValue } from '#i18n/language-provider.tsx';
import type { MemberMenuProps } from './member/member-menu.tsx';

/** A part of a page, and all that it depends on. */
export type PartToRender = {
  readonly name: string;
  readonly props: object;
  readonly language: LanguageContextValue;
  readonly part: ReactElement;
};

/**
 * What the server alone has when it renders a page. Its entry puts it here; a browser finds nothing: it loads the code of a part once the page
 * stands, and caches no HTML.
 */
export const firstByte: {
  MemberMenu?: ComponentType<MemberMenuProps>;
  /** The HTML of a part, rendered now or before; null for a part that has to be rendered in its page. */
  renderCachedPart?: (part: PartToRender) => string | null;
} = {};
