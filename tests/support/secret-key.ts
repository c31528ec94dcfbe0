/** The key that seals secrets in the databases of tests, as a setting. */
export const TEST_SECRET_KEY = Buffer.alloc(32, 7).toString('base64url');
