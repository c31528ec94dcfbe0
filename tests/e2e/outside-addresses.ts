/** Where the journeys put the site, and below it, port by port, the servers of others; all on this machine. */
export const sitePort = Number(process.env.E2E_PORT ?? 3987);

/** The mail server, and a provider in Google's place. */
export const outside = {
  smtpPort: sitePort - 1,
  issuerPort: sitePort - 2,
  scriptPort: sitePort - 3,
  clientId: 'trueline-journeys',
  clientSecret: 'known to both sides',
} as const;

const at = (port: number) => `http://127.0.0.1:${port}`;

/** The settings with which the site finds them. */
export const outsideEnvironment = {
  SMTP_URL: `smtp://127.0.0.1:${outside.smtpPort}`,
  MAIL_FROM: 'Trueline <service@trueline.example>',
  GOOGLE_CLIENT_ID: outside.clientId,
  GOOGLE_CLIENT_SECRET: outside.clientSecret,
  GOOGLE_ISSUER: at(outside.issuerPort),
  GOOGLE_SCRIPT_URL: `${at(outside.scriptPort)}/gsi/client`,
} as const;
