import { useEffect, useRef, useState } from 'react';
import { officeSearchContract } from '#api/office/search.contract.ts';
import { isSearchable } from '#terms/searchable.ts';
import { useOfficeCall } from '../form/use-office-call.ts';

/** Typing is waited for: one question a pause, not one a letter. */
const PAUSE_MS = 160;

type Answer = Awaited<ReturnType<typeof ask>>;
const ask = async (call: ReturnType<typeof useOfficeCall>, q: string) => {
  const result = await call(officeSearchContract, { query: { q } });
  return result.status ? result.data : [];
};

/** What the server finds for what is typed; a slow answer to an older question is left aside. */
export function useFound(typed: string): Answer {
  const call = useOfficeCall();
  const newest = useRef(call);
  newest.current = call;
  const [found, setFound] = useState<Answer>([]);
  const q = typed.trim();
  useEffect(() => {
    if (!isSearchable(q)) {
      setFound([]);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await ask(newest.current, q);
      if (isCurrent) setFound(answer);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [q]);
  return found;
}
