import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { environmentNames, readConfig } from '#server/config.ts';
import packages from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
/** Lines that say something. */
const linesOf = (path: string): string[] =>
  textOf(path)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

const known = new Set(environmentNames());
const digest = /^sha256:[0-9a-f]{64}$/;
const secrets = /PASSWORD|SECRET|TOKEN|KEY/;

describe('the Dockerfile', () => {
  /** Instructions, in order, each on one line. */
  const instructions = textOf('Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '');
  const startOfLast = instructions.findLastIndex((line) => line.startsWith('FROM '));
  const last = instructions.slice(startOfLast);
  const of = (name: string, lines = instructions): string[] =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));

  it('[DPL1] builds all stages on one base, with the Node that the tests run on', () => {
    expect(of('FROM').map((line) => line.split(' ')[0])).toEqual(['${BASE}', '${BASE}', '${BASE}']);
    const { node } = packages.dependencies;
    const [image, found] = of('ARG')[0]?.split('@') ?? [];
    expect(image).toBe(`BASE=docker.io/library/node:${node}-bookworm-slim`);
    expect(found).toMatch(digest);
  });

  it('[DPL1] runs as no root, without a shell, and keeps data in one volume', () => {
    expect(of('USER', last)).toEqual(['1000:1000']);
    expect(of('ENTRYPOINT', last)).toEqual(['["node", "server/main.ts"]']);
    expect(of('CMD', last)).toEqual([]);
    expect(of('VOLUME', last)).toEqual(['/data']);
    expect(of('ENV', last).join(' ')).toContain('DATA_DIR=/data');
    const health = of('HEALTHCHECK', last).join('');
    expect(health).toContain('CMD ["node", "-e", ');
    expect(health).toContain('/api/ready/');
    // Nothing but the folder of data is made in the last stage, and nothing is installed.
    expect(of('RUN', last)).toEqual(['install -d -o 1000 -g 1000 -m 0700 /data']);
  });

  it('[DPL2] installs without packages of development, and copies what the server imports', () => {
    expect(of('RUN')[2]).toContain('npm ci --omit=dev --ignore-scripts');
    expect(of('RUN')[2]).toContain("require('./package.json').notOfTheServer");
    expect(of('COPY', last).map((line) => line.split(' ').at(-1))).toEqual([
      'node_modules',
      './',
      'src/model',
      'src/machines',
      'src/words',
      'server',
      'dist',
      './', // the bill of materials
    ]);
    expect(of('ADD')).toEqual([]);
  });

  it('[DPL2] leaves out what the server does not import, and nothing that it does', () => {
    const files = globSync('{server,src/model,src/machines,src/words}/**/*.ts', { cwd: root }).filter(
      (file) => !/\/testing\/|\.(test|spec|fixtures)\.ts$/.test(file),
    );
    const imported = new Set(
      files.flatMap((file) =>
        [...textOf(file).matchAll(/(?:from|import\()\s*'((?:@[\w-]+\/)?[\w.-]+)/g)].map(([, name]) => name),
      ),
    );
    const left = Object.keys(packages.dependencies).filter((name) => !imported.has(name) && name !== 'node');
    const { builtIn, builds } = packages.notOfTheServer;
    expect([...builtIn, ...builds].toSorted()).toEqual(left.toSorted());
  });

  it('[DPL4] holds no secret', () => {
    expect([...of('ARG'), ...of('ENV')].filter((line) => secrets.test(line))).toEqual([]);
  });
});

describe('what goes to a build', () => {
  it('[DPL2] is named, file by file, and is there', () => {
    const [first, ...rest] = linesOf('.dockerignore');
    expect(first).toBe('*');
    const named = rest.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    expect(named.filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
    expect(named.filter((path) => /env|data|git|node_modules|dist/.test(path))).toEqual([]);
  });

  it('[DPL4] is not .env, which is not committed either', () => {
    expect(linesOf('.gitignore')).toContain('/.env');
  });
});

const Service = z.looseObject({
  image: z.string(),
  read_only: z.boolean(),
  cap_drop: z.array(z.string()),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.array(z.string()),
  user: z.string().optional(),
  mem_limit: z.string(),
  pids_limit: z.number(),
  restart: z.string(),
  ports: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  volumes: z.array(z.string()),
  tmpfs: z.array(z.string()),
  environment: z.record(z.string(), z.string()),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
  stop_grace_period: z.string().optional(),
});
const Compose = z.looseObject({
  services: z.object({ lagra: Service, database: Service, proxy: Service }),
  volumes: z.record(z.string(), z.unknown()),
  networks: z.record(z.string(), z.object({ internal: z.boolean() }).nullable()),
});

describe('compose.yaml', () => {
  const text = textOf('compose.yaml');
  const { services, volumes, networks } = Compose.parse(parse(text, { merge: true }));
  const { lagra, database, proxy } = services;

  it.each(Object.entries(services))('[DPL3] keeps %s in its place', (_, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], restart: 'unless-stopped' });
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.mem_limit).toMatch(/^\d+[gm]$/);
    // Named volumes, and files of ours that are only read.
    const written = service.volumes.filter((volume) => !volume.endsWith(':ro'));
    expect(written.filter((volume) => !Object.hasOwn(volumes, volume.split(':')[0] ?? ''))).toEqual([]);
    expect(service).not.toHaveProperty('privileged');
  });

  it('[DPL3] gives no rights, but one to the proxy, which alone is root', () => {
    expect([lagra.cap_add, database.cap_add, proxy.cap_add]).toEqual([[], [], ['NET_BIND_SERVICE']]);
    // The image of the server says its own; root in the others would need rights.
    expect([lagra.user, database.user]).toEqual([undefined, '999:999']);
  });

  it('[DPL3] starts in order, each by the health of what it needs', () => {
    expect(lagra.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(proxy.depends_on).toEqual({ lagra: { condition: 'service_healthy' } });
    expect(database.healthcheck?.test).toContain('pg_isready');
    expect(proxy.healthcheck).toBeDefined();
    expect(lagra).not.toHaveProperty('healthcheck');
    expect(database.image).toMatch(/^postgres:17\b/);
    for (const { image } of [database, proxy]) expect(image?.split('@')[1]).toMatch(digest);
  });

  it('[DPL3] lets in by the proxy alone, and keeps the database off every other network', () => {
    expect([lagra.ports, database.ports]).toEqual([[], []]);
    expect(proxy.ports).toEqual(['80:80', '443:443', '443:443/udp']);
    expect(database.networks.map((name) => networks[name])).toEqual([{ internal: true }]);
    expect(proxy.networks).toEqual(['front']);
    expect(lagra.environment).toMatchObject({ TRUST_PROXY: '1' });
    expect(lagra.environment['PUBLIC_URL']).toMatch(/^https:/);
  });

  it('[DPL4] sets what the server knows, and takes secrets from .env', () => {
    expect(Object.keys(lagra.environment).filter((name) => !known.has(name))).toEqual([]);
    const all = [lagra, database, proxy].flatMap(({ environment }) => Object.entries(environment));
    const plain = all.filter(([name, value]) => secrets.test(name) && !/^\$\{\w+(:[-?].*)?\}$/.test(value));
    expect(plain).toEqual([]);
  });

  it('[DPL4] is configured by the names of example.env, and says which are missing', () => {
    const used = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    expect(new Set(namesIn('scripts/deploy/example.env', /^#?(?=\w)/))).toEqual(new Set(used));
    const open = namesIn('scripts/deploy/example.env', /^(?=\w)/);
    expect(open.filter((name) => !text.includes(`\${${name}:?`))).toEqual([]);
  });

  it('[DPL4] makes a configuration that the server takes', () => {
    const given: Record<string, string> = {
      DOMAIN: 'stock.example.com',
      DATABASE_PASSWORD: 'a'.repeat(64),
      SECRET_KEY: 'b'.repeat(64),
    };
    const filled = Object.entries(lagra.environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, variable: string) => given[variable] ?? ''),
    ]);
    expect(readConfig(Object.fromEntries(filled))).toMatchObject({
      publicUrl: 'https://stock.example.com',
      databaseUrl: `postgres://lagra:${'a'.repeat(64)}@database:5432/lagra`,
      trustProxy: 1,
      demo: false,
    });
  });

  it('[DPL3] has a proxy that buffers no streams, and has requests wait for a server that starts', () => {
    const caddy = linesOf('scripts/deploy/Caddyfile').filter((line) => !/^\s*#/.test(line));
    expect(caddy[0]).toBe('{$DOMAIN} {');
    expect(caddy.join('\n')).toContain('reverse_proxy {$LAGRA:lagra:3000}');
    expect(caddy.join('\n')).toMatch(/health_uri \/api\/ready\/\s+health_interval 1s\s+lb_try_duration 30s/);
    expect(caddy.join('\n')).not.toMatch(/flush_interval|encode|trusted_proxies/);
  });

  it('[DPL3] has a database whose owner is no superuser', () => {
    expect(statSync(join(root, 'scripts/deploy/database/owner.sh')).mode & 0o111).toBe(0o111);
    expect(textOf('scripts/deploy/database/owner.sh')).toMatch(/create role lagra login createrole password/);
  });
});

describe('the unit of systemd', () => {
  const settings = linesOf('scripts/deploy/lagra.service')
    .filter((line) => line.includes('='))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const);
  const valueOf = (name: string): string | undefined => settings.find(([known]) => known === name)?.[1];

  it('[DPL5] runs as a user of its own, and writes to its folder alone', () => {
    const expected = {
      DynamicUser: 'yes',
      ProtectSystem: 'strict',
      ProtectHome: 'yes',
      PrivateTmp: 'yes',
      NoNewPrivileges: 'yes',
      CapabilityBoundingSet: '',
      StateDirectory: 'lagra',
      StateDirectoryMode: '0700',
      Restart: 'on-failure',
    };
    expect(Object.fromEntries(Object.keys(expected).map((name) => [name, valueOf(name)]))).toEqual(expected);
    expect(valueOf('ReadWritePaths')).toBeUndefined();
    expect(valueOf('Environment')).toBe('NODE_ENV=production DATA_DIR=/var/lib/lagra');
    expect(valueOf('ExecStart')).toBe('/opt/lagra/node_modules/node/bin/node server/main.ts');
  });

  it('[DPL5] gives an end as long as compose.yaml does', () => {
    expect(textOf('compose.yaml')).toContain(`stop_grace_period: ${valueOf('TimeoutStopSec')}s`);
    expect(Number(valueOf('TimeoutStopSec'))).toBeGreaterThanOrEqual(40);
  });

  it('[DPL4] takes the settings of lagra.env', () => {
    const names = namesIn('scripts/deploy/lagra.env', /^#?(?=\w)/);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect(names).toContain('DATABASE_URL');
  });
});

/** Names that are set in a file, each after what `lead` says. */
function namesIn(path: string, lead: RegExp): string[] {
  return textOf(path)
    .split('\n')
    .filter((line) => lead.test(line))
    .map((line) => line.replace(lead, ''))
    .flatMap((line) => /^([A-Z][A-Z0-9_]*)=/.exec(line)?.[1] ?? []);
}
