/** Programs that read pages, as far as their user agent says so. */
const PROGRAM =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|fetch|scrap|curl|wget|python|java\/|okhttp|axios|node|facebookexternalhit|whatsapp|telegram/i;

/** Whether a request comes from a program and not from a person's browser; one that does not say what it is counts as a program. */
export function isProgram(userAgent: string | null | undefined): boolean {
  return userAgent == null || userAgent === '' || PROGRAM.test(userAgent);
}
