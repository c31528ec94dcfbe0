import { type ComponentType, Suspense, use } from 'react';
import { useArrivalAtAnchor } from './use-arrival-at-anchor.ts';

/** A part of a page whose code may not be there yet. */
type LatePart<Props> = {
  /** The part, once it is there. */
  known(): ComponentType<Props> | null;
  /** Fetches the code once; rejects where it cannot be had, and tries again when it is asked again. */
  load(): Promise<unknown>;
  /** Answers with the part, or never. */
  wait(): Promise<ComponentType<Props>>;
};

/**
 * A part whose code the browser fetches beside the frame's instead of before it.
 * @param fetchPart imports the part
 * @param present the part itself on the server, null in the browser
 */
export function latePart<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
  present: ComponentType<Props> | null,
): LatePart<Props> {
  let known = present;
  let coming: Promise<ComponentType<Props>> | undefined;
  let waiting: Promise<ComponentType<Props>> | undefined;
  const load = () => {
    coming ??= fetchPart().then(
      (part) => {
        known = part;
        return part;
      },
      (problem: unknown) => {
        coming = undefined;
        throw problem;
      },
    );
    return coming;
  };
  const wait = () => {
    waiting ??= load().catch((problem) => {
      console.warn('A part of the page stays asleep.', problem);
      return new Promise(() => {});
    });
    return waiting;
  };
  if (known === null) void wait();
  return { known: () => known, load, wait };
}

interface LateProps<Props> {
  part: LatePart<Props>;
  /** What the part is handed. */
  given: Props;
}

/**
 * Such a part in its place: the server has written it into the page, its links work, and it wakes as soon as its code is there.
 * Where that cannot be had, what the server wrote stays to be read. A page that comes in the place of another has its code first
 * (`page-code.ts`), so nothing is empty then.
 */
export function Late<Props extends object>({ part, given }: LateProps<Props>) {
  return (
    <Suspense>
      <Awake part={part} given={given} />
    </Suspense>
  );
}

/**
 * No hook may stand below the waiting: where the code comes between two steps of waking, React goes on with this same rendering,
 * the waiting is not called any more, and React, which takes it for the way back to first renderings, would refuse every hook
 * after it and draw the whole part again.
 */
function Awake<Props extends object>({ part, given }: LateProps<Props>) {
  useArrivalAtAnchor();
  const Part = part.known() ?? use(part.wait());
  return <Part {...given} />;
}
