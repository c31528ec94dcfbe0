import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * closed: not there · mounted: visible, before its transition · open: transition on · closing: transition off, still
 * visible until the time is over.
 */
export type TwoStepPhase = 'closed' | 'mounted' | 'open' | 'closing';

export interface TwoStep {
  phase: TwoStepPhase;
  /** True in every phase but `closed`. */
  isVisible: boolean;
  show: () => void;
  hide: () => void;
  /** It is there already: a reader opened it before scripts ran. */
  adopt: () => void;
}

/** Opens in two steps, first visible and then moving; closes by moving back, and hides after `closeMs`. */
export function useTwoStep(closeMs: number, initial: 'closed' | 'open' = 'closed'): TwoStep {
  const [phase, setPhase] = useState<TwoStepPhase>(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (phase !== 'mounted') return;
    /** The second frame: the browser has then laid out the first state, so that there is something to move from. */
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPhase((now) => (now === 'mounted' ? 'open' : now)));
    });
    return () => cancelAnimationFrame(frame);
  }, [phase]);

  const show = useCallback(() => {
    clearTimeout(timer.current);
    setPhase((now) => (now === 'closed' ? 'mounted' : 'open'));
  }, []);

  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setPhase((now) => (now === 'closed' ? now : 'closing'));
    timer.current = setTimeout(() => setPhase('closed'), closeMs);
  }, [closeMs]);

  const adopt = useCallback(() => setPhase('open'), []);

  return { phase, isVisible: phase !== 'closed', show, hide, adopt };
}
