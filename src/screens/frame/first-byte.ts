import type { ComponentType } from 'react';
import type { MemberMenuProps } from './member/member-menu.tsx';

/**
 * Parts whose code a browser fetches once the page stands, although the server writes them into the first byte. The
 * server's entry puts them here; a browser finds nothing and loads what it needs.
 */
export const firstByte: {
  MemberMenu?: ComponentType<MemberMenuProps>;
} = {};
