import { OWN_TOKENS, type ThemeLook } from '#brands/theme-look.ts';

/** A look while it is typed: a colour may be half written, and one that is left empty follows from the primary colour. */
export type LookDraft = {
  readonly primary: string;
  readonly text: ThemeLook['text'];
  readonly logo: ThemeLook['logo'];
  readonly light: Readonly<Record<string, string>>;
  readonly dark: Readonly<Record<string, string>>;
};

export const COLOUR = /^#[\da-f]{6}$/i;

/** The look that is written, or null while a colour is not one. */
export function lookOf({ light, dark, ...draft }: LookDraft): ThemeLook | null {
  const own = (typed: LookDraft['light']) =>
    Object.fromEntries(
      OWN_TOKENS.flatMap((name) => {
        const colour = typed[name]?.trim() ?? '';
        return colour === '' ? [] : [[name, colour.toLowerCase()] as const];
      }),
    );
  const look = { ...draft, primary: draft.primary.trim().toLowerCase(), light: own(light), dark: own(dark) };
  const colours = [look.primary, ...Object.values(look.light), ...Object.values(look.dark)];
  return colours.every((colour) => COLOUR.test(colour)) ? look : null;
}
