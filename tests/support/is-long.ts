/** Whether the long forms of the tests run: `npm run test:long`. */
export const isLong = process.env.LONG_TESTS === '1';
