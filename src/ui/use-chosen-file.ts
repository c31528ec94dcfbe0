import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react';

/**
 * What a file input needs so that no chosen file is lost: one that was chosen before the scripts answered is taken when they do,
 * because its event may have gone by while the page was taken over. Each chosen file is reported once.
 */
export function useChosenFile(onFile: (file: File) => void) {
  const input = useRef<HTMLInputElement>(null);
  const reported = useRef<File | null>(null);
  const report = (file: File | undefined) => {
    if (file === undefined || file === reported.current) return;
    reported.current = file;
    onFile(file);
  };
  const reportEarlyChoice = useEffectEvent(() => report(input.current?.files?.[0]));
  useEffect(() => reportEarlyChoice(), []);
  return {
    ref: input,
    onChange: (event: ChangeEvent<HTMLInputElement>) => report(event.currentTarget.files?.[0]),
  };
}
