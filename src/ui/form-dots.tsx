import type { TeamResult } from '#terms/results.ts';

interface FormResult {
  key: string;
  result: TeamResult;
  /** The one letter or character of the result in the reader's language. */
  letter: string;
  /** The whole of it in words: "Won 2–1 against Chelsea". */
  label: string;
}

const looks = {
  win: 'bg-win text-surface',
  draw: 'bg-draw-soft text-draw shadow-[inset_0_0_0_1px_var(--draw)]',
  lose: 'bg-lose-soft text-lose shadow-[inset_0_0_0_1px_var(--lose)]',
} as const;

/** The last matches of a team, the newest last: full, hollow and tinted, each with its letter. */
export function FormDots({ label, results }: { label: string; results: readonly FormResult[] }) {
  return (
    <ol aria-label={label} className="flex gap-1">
      {results.map(({ key, result, letter, label: text }) => (
        <li key={key} title={text} className={`form-dot ${looks[result]}`}>
          <span aria-hidden="true">{letter}</span>
          <span className="sr-only">{text}</span>
        </li>
      ))}
    </ol>
  );
}
