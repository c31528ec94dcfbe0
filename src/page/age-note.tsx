import { AGE_NOTE_CLASS } from './age-note-text.ts';

/** The place over a page in which the guests' cache writes as of when it is true. React writes it empty and leaves it alone. */
export function AgeNote() {
  return (
    <p
      data-age-note=""
      hidden
      className={AGE_NOTE_CLASS}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
