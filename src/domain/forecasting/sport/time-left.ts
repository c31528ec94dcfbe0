/** The clock of a period as readers get it: at its end, and in the pause behind it, no time is left and none is shown. */
export function timeLeft(remaining: string | null): string | null {
  return remaining === null || /^[0:.]*$/.test(remaining) ? null : remaining;
}
