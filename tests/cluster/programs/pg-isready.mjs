import { parseArgs } from 'node:util';
import pg from 'pg';

/** Like PostgreSQL's pg_isready: ends with 0 where a server takes connections, with 1 where it is starting up, with 2 where none answers. */
const { values } = parseArgs({
  options: {
    host: { type: 'string', short: 'h' },
    port: { type: 'string', short: 'p' },
    dbname: { type: 'string', short: 'd' },
    username: { type: 'string', short: 'U' },
  },
});
const client = new pg.Client({
  host: values.host,
  port: Number(values.port),
  database: values.dbname,
  user: values.username,
  password: 'not the password',
  connectionTimeoutMillis: 3000,
});
client.on('error', () => undefined);
const code = await client.connect().then(
  () => '',
  (error) => error.code ?? '',
);
const isServer = code === '' || /^[0-9A-Z]{5}$/.test(code);
process.exit(code === '57P03' ? 1 : isServer && !code.startsWith('E') ? 0 : 2);
