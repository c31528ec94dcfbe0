/** The earliest of some instants, null where there is none. */
export function earliest(instants: readonly Date[]): Date | null {
  return instants.length === 0 ? null : new Date(Math.min(...instants.map((one) => one.getTime())));
}
