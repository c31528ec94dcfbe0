import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MAX_STATEMENT_BODY_BYTES } from '#api/office/statement-file.contract.ts';
import { SETTING_NAMES } from '#platform/env.ts';
import { PROGRAMS, programOf, ROOT, read } from './image-files.ts';

const serviceSchema = z.object({
  image: z.string(),
  build: z.string().optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()),
  volumes: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  stop_grace_period: z.string().optional(),
  restart: z.string().optional(),
});
/** The reader of YAML that the checks of the API's documents use. */
const yamlSchema = z.object({
  parseYaml: z.custom<(text: string) => unknown>((value) => typeof value === 'function'),
});
const { parseYaml } = yamlSchema.parse(
  createRequire(join(ROOT, 'packages/api-client/package.json'))('@redocly/openapi-core'),
);
const { services } = z
  .object({ services: z.record(z.string(), serviceSchema) })
  .parse(parseYaml(read('compose.yaml')));
const serviceOf = (name: string) => serviceSchema.parse(services[name]);
const ours = Object.entries(services).filter(([, { build }]) => build !== undefined);

describe('compose.yaml', () => {
  it('makes one image for all parts, and hands each what it needs, secrets to no other', () => {
    expect(ours.map(([name]) => name).sort()).toEqual(['backup', 'backups', 'migrate', 'web', 'worker']);
    expect(new Set(ours.map(([, { image }]) => image)).size).toBe(1);
    const owner = ['OWNER_DATABASE_URL', 'OWNER_DATABASE_PASSWORD'];
    const login = ['BACKUP_DATABASE_URL', 'BACKUP_DATABASE_PASSWORD'];
    const away = SETTING_NAMES.filter((name) => name.startsWith('BACKUP_') && name !== 'BACKUP_MAX_HOURS');
    const site = SETTING_NAMES.filter((name) => !owner.includes(name) && !away.includes(name));
    const known: Readonly<Record<string, readonly string[]>> = {
      web: site,
      worker: site,
      migrate: [...site, ...owner, ...login],
      backup: [...site, ...owner],
      backups: away,
    };
    for (const [name, { environment }] of ours) {
      const given = SETTING_NAMES.filter((setting) => setting in environment);
      expect([name, given.sort()]).toEqual([name, [...(known[name] ?? [])].sort()]);
    }
  });

  it('keeps the passwords out of the addresses, where some of their letters would mean something else', () => {
    const { environment } = serviceOf('migrate');
    expect(environment).toMatchObject({
      DATABASE_URL: 'postgres://trueline_app@database:5432/trueline',
      OWNER_DATABASE_URL: 'postgres://trueline@database:5432/trueline',
    });
    expect(environment.DATABASE_PASSWORD).toMatch(/^\$\{DATABASE_PASSWORD:\?/);
  });

  it('makes each part the first process of a container that can change nothing but its volumes', () => {
    for (const [, service] of ours) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      const [program, ...args] = service.command ?? [];
      expect(program === 'node' || args.join(' ').startsWith('-c exec node ')).toBe(true);
      expect(PROGRAMS).toContain(programOf((service.command ?? []).join(' ')));
    }
  });

  it('asks each part that stays whether it is well, and gives it time to finish', () => {
    for (const name of ['web', 'worker']) {
      const service = serviceOf(name);
      expect(service).toMatchObject({ restart: 'unless-stopped', volumes: ['data:/data'] });
      expect(service.healthcheck?.test[1]).toBe('node');
      // Longer than a web process says at /readyz that it leaves, and then takes for what it is at.
      expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThan(5 + 15);
    }
    const [, , , program = ''] = serviceOf('web').healthcheck?.test ?? [];
    expect(() => new Function(program)).not.toThrow();
    expect(program).toContain('http://127.0.0.1:3000/readyz');
  });

  it('begins a database whose letters are those of the site’s own', () => {
    const given = serviceOf('database').environment.POSTGRES_INITDB_ARGS?.split(' ') ?? [];
    const own = read('packages/embedded-postgres/src/init-cluster.ts');
    expect(given).toContain('--lc-ctype=C.UTF-8');
    for (const option of given.filter((one) => !one.startsWith('--lc-ctype')))
      expect(own).toContain(`'${option}'`);
  });

  it('speaks TLS by a configuration that lets through the largest request of the site', () => {
    const { volumes, environment } = serviceOf('proxy');
    expect(volumes).toContain('./deploy/Caddyfile:/etc/caddy/Caddyfile:ro');
    const caddyfile = read('deploy/Caddyfile');
    for (const [, name = ''] of caddyfile.matchAll(/\{\$(\w+)\}/g)) expect(environment).toHaveProperty(name);
    const [, megabytes = ''] = /max_size (\d+)MB/.exec(caddyfile) ?? [];
    expect(Number(megabytes) * 1e6).toBeGreaterThan(MAX_STATEMENT_BODY_BYTES);
    expect(caddyfile).toContain('reverse_proxy web:3000');
  });
});
