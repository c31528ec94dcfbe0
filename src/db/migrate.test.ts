import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { openDatabase } from './client.ts';
import { is } from './drizzle.ts';
import { getTableConfig, PgTable } from './drizzle-tables.ts';
import { migrate } from './migrate.ts';

const modules = import.meta.glob('./tables/*.ts', { eager: true });
const tables = Object.values(modules)
  .flatMap((module) => Object.values(Object(module)))
  .filter((value): value is PgTable => is(value, PgTable))
  .map(getTableConfig);

let database: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
});

afterAll(async () => {
  await owner.end();
  await database.drop();
});

describe('the migrations', () => {
  it('change nothing when they run a second time', async () => {
    expect(await migrate(database.url, new Date(0))).toEqual([]);
  });

  it('refuse to go on when one of them was changed after it had run', async () => {
    await owner.query("update migration set sha256 = 'other' where name = '0001_ground.sql'");
    await expect(migrate(database.url, new Date(0))).rejects.toThrow('was changed after it had run');
    await owner.query('delete from migration');
    await owner.query('drop schema public cascade; create schema public');
    expect(await migrate(database.url, new Date(0))).toContain('0001_ground.sql');
  });

  it('build exactly the columns that the table files describe', async () => {
    const found = await owner.query<{ name: string }>(
      `select table_name || '.' || column_name || ':' || is_nullable as name from information_schema.columns
       where table_schema = 'public' and table_name <> 'migration'
         and table_name not in (select relname from pg_class where relispartition) order by 1`,
    );
    const described = tables
      .flatMap(({ name, columns, primaryKeys }) => {
        const keys = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
        return columns.map(
          (column) => `${name}.${column.name}:${column.notNull || keys.has(column.name) ? 'NO' : 'YES'}`,
        );
      })
      .sort();
    expect(described.toSorted()).toEqual(found.rows.map((row) => row.name).sort());
  });
});

describe('the application role', () => {
  const appendOnly = [
    'pick',
    'pick_grade',
    'pick_batch',
    'pick_pass',
    'pick_withdrawal',
    'game_state',
    'odds_snapshot',
  ];

  const decisions = [
    'grade_proposal',
    'grade_decision',
    'pick_dispute',
    'dispute_answer',
    'pick_pending',
    'result_change',
    'result_change_review',
    'custom_model_correction',
  ];
  it.each([...appendOnly, ...decisions, 'forecast', 'legal_document', 'reference_forecast'])(
    'can add to %s and cannot change or delete a row of it',
    async (table) => {
      const { pool, close } = openDatabase(database.url, { role: 'app', max: 1 });
      try {
        await expect(pool.query(`delete from ${table}`)).rejects.toThrow('permission denied');
        const column = tables.find(({ name }) => name === table)?.columns[1]?.name ?? '';
        await expect(pool.query(`update ${table} set ${column} = ${column}`)).rejects.toThrow(
          'permission denied',
        );
        await expect(pool.query(`truncate ${table}`)).rejects.toThrow('permission denied');
        await expect(pool.query(`drop table ${table}`)).rejects.toThrow('must be owner');
      } finally {
        await close();
      }
    },
  );

  it('can drop the parameters of an old model, and nothing else of it', async () => {
    const { pool, close } = openDatabase(database.url, { role: 'app', max: 1 });
    await expect(pool.query("update model_artifact set parameters = '{}'")).resolves.toBeDefined();
    await expect(pool.query("update model_artifact set scores = '{}'")).rejects.toThrow('permission denied');
    await close();
  });

  it('can read the list of migrations and cannot touch it', async () => {
    const { pool, close } = openDatabase(database.url, { role: 'app', max: 1 });
    await expect(pool.query('select name, sha256 from migration')).resolves.toBeDefined();
    for (const statement of [
      `insert into migration values ('9999_new.sql', '', now())`,
      `update migration set sha256 = ''`,
      'delete from migration',
    ])
      await expect(pool.query(statement)).rejects.toThrow('permission denied');
    await close();
  });
});

describe('text search', () => {
  it('finds 退款 in 退款政策, so that Chinese questions find their answers', async () => {
    const found = await owner.query<{ similarity: number }>(
      "select word_similarity('退款', '退款政策') as similarity",
    );
    expect(found.rows[0]?.similarity).toBeGreaterThan(0.3);
  });
});
