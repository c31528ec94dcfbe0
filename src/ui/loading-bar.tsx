import { classNames } from './class-names.ts';

export type LoadingState = 'idle' | 'loading' | 'finishing' | 'error';

/**
 * The thin bar at the top while a page is on its way: it nears the end over two seconds, jumps there when the page is
 * here, and turns red when it failed. It takes no room, so that nothing moves.
 */
export function LoadingBar({
  state,
  label,
  labels,
}: {
  state: LoadingState;
  label: string;
  /** What is said where a page cannot be loaded, by the scripts of a page without the framework; `{time}` is when it was loaded. */
  labels?: { readonly lost: string; readonly seen: string; readonly retry: string };
}) {
  return (
    <div
      data-loading-bar={label}
      data-lost={labels?.lost}
      data-seen={labels?.seen}
      data-retry={labels?.retry}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-(--loading-bar-height)"
    >
      {state === 'idle' ? null : (
        <div
          key={state === 'loading' ? 'loading' : 'end'}
          role="progressbar"
          aria-label={label}
          className={classNames(
            'h-full origin-left',
            state === 'error' ? 'bg-lose' : 'bg-primary-ink',
            state === 'loading' && 'animate-load',
            state === 'finishing' &&
              'opacity-0 transition-opacity delay-150 duration-200 starting:opacity-100',
          )}
        />
      )}
    </div>
  );
}
