import { OfficeTime } from '../office-time.tsx';

/** Who did something, and below it when: an address and a time on one line break wherever there is no room. */
export function ByWhom({ who, at }: { who: string | null; at: string }) {
  return (
    <>
      <span className="wrap-anywhere">{who ?? '-'}</span>
      <span className="block text-12 text-ink-3">
        <OfficeTime at={at} />
      </span>
    </>
  );
}
