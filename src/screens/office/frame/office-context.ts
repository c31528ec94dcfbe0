import { createContext, use } from 'react';
import type { z } from 'zod';
import type { officeMeContract } from '#api/office/me.contract.ts';

type Me = z.output<typeof officeMeContract.data>;

/** What every page of the office knows of the operator in front of it. */
type Office = {
  readonly operator: Me['operator'];
  /** The brand that the operator works for now. */
  readonly brand: string;
  /** The zone in which the brand keeps its books; all times of the office are shown in it. */
  readonly zone: string;
  /** Whether no one else ever worked here, so that what they ask for takes effect by itself. */
  readonly isAlone: boolean;
  /** Whether the operator works for several brands, so that addresses must name the one that is meant. */
  readonly hasBrands: boolean;
  /** What the brands of the site are called, by their keys. */
  readonly brandNames: Readonly<Record<string, string>>;
  /** What the leagues are called in the operator's language, by their keys. */
  readonly leagueNames: Readonly<Record<string, string>>;
};

export const OfficeContext = createContext<Office | null>(null);

/** The operator, the brand and its zone. */
export function useOffice(): Office {
  const office = use(OfficeContext);
  if (office === null) throw new Error('useOffice needs the frame of the office around it');
  return office;
}

/** What people call a brand; its key where the site has no such brand any more. */
export function useBrandName(): (key: string) => string {
  const { brandNames } = useOffice();
  return (key) => brandNames[key] ?? key;
}

/** What people call a league; its key where the site does not know it. */
export function useLeagueName(): (key: string) => string {
  const { leagueNames } = useOffice();
  return (key) => leagueNames[key] ?? key;
}

/** Whether the operator has a permission: to show what they can do. The server decides again on every call. */
export function useMay(): (permission: string) => boolean {
  const { operator } = useOffice();
  return (permission) => operator.permissions.includes(permission);
}

/** The address of an office page for the brand at hand: `href('/office/orders/…')`, `href('/office/members', { q })`. */
export function useOfficeHref(): (path: string, query?: Readonly<Record<string, string>>) => string {
  const office = useOffice();
  return (path, query = {}) => officeHref(office, path, query);
}

/** The same without a page around it. Throws where the path has a query of its own: what is asked has to stand in one place. */
export function officeHref(
  { brand, hasBrands }: Pick<Office, 'brand' | 'hasBrands'>,
  path: string,
  query: Readonly<Record<string, string>>,
): string {
  if (path.includes('?')) throw new Error(`what ${path} asks for belongs into its query`);
  const asked = new URLSearchParams(hasBrands ? { ...query, brand } : query);
  return asked.size === 0 ? path : `${path}?${asked}`;
}
