import { useState } from 'react';
import type { ThemeLook } from '#brands/theme-look.ts';
import { type LookDraft, lookOf } from '../parts/look-draft.ts';
import type { ThemeData } from './data.server.ts';

type Writing = {
  /** The version that the operator's look began with. */
  readonly seen: number;
  readonly begun: LookDraft;
  readonly draft: LookDraft;
  /** The last whole look, which stays in the preview while a colour is half written. */
  readonly shown: ThemeLook;
};

/**
 * The look that an operator writes. As long as they have changed nothing, it follows the one in force, no matter who changes that; what
 * they have typed stays until they take up the one in force themselves.
 */
export function useLook({ version, look, program }: ThemeData['theme']) {
  const inForce = (): Writing => {
    const draft = draftOf(look ?? program);
    return {
      seen: version,
      begun: draft,
      draft,
      shown: lookOf(draft) ?? { ...program, light: {}, dark: {} },
    };
  };
  const [writing, setWriting] = useState(inForce);
  if (version !== writing.seen && writing.draft === writing.begun) setWriting(inForce());
  return {
    ...writing,
    change: (draft: LookDraft) => setWriting({ ...writing, draft, shown: lookOf(draft) ?? writing.shown }),
    takeUp: () => setWriting(inForce()),
    saved: (seen: number) => setWriting(({ draft, shown }) => ({ seen, begun: draft, draft, shown })),
  };
}

function draftOf({ primary, text, logo, light, dark }: ThemeData['theme']['program']): LookDraft {
  const typed = (own: object) =>
    Object.fromEntries(Object.entries(own).map(([name, colour]) => [name, String(colour ?? '')]));
  return { primary, text, logo, light: typed(light), dark: typed(dark) };
}
