import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function mistakes(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
}

/** Values that are refused, each for one reason. */
const refused: readonly (readonly [name: string, value: string])[] = [
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['PORT', '0x50'],
  ['API_BASE', '//evil.example/'],
  ['API_BASE', 'javascript:alert(1)/'],
  ['PUBLIC_URL', 'lager.example.com'],
  ['PUBLIC_URL', 'https://x.example/?a=1'],
  ['DATABASE_URL', 'mysql://u:p@h/d'],
  ['DATABASE_URL', 'postgres://host/db'],
  ['FILES_TO', 's3://X'],
  ['SMTP_URL', 'smtp:'],
  ['OPERATOR_EMAIL', 'nobody'],
  ['OPERATOR_NAME', 'x'.repeat(201)],
  ['TRUST_PROXY', '10.0.0.0/64'],
  ['DEMO', 'constructor'],
  ['CLAMAV_URL', 'localhost:3310'],
  ['CLAMAV_URL', 'tcp://localhost'],
  ['OPERATIONS_TOKEN', 'short'],
  ['OPERATIONS_TOKEN', 'with spaces in between'],
  ['FILE_QUOTA_MB', '0'],
  ['FILE_QUOTA_MB', '1.5'],
  ['HOST', 'two hosts'],
  ['LOG_LEVEL', 'INFO'],
  ['OPERATOR_ADDRESS', 'x'.repeat(401)],
  ['OPERATOR_VAT_NUMBER', 'x'.repeat(41)],
  ['SECRET_KEY', 'short'],
  ['STRIPE_SECRET_KEY', 'pk_live_abc'],
  ['STRIPE_WEBHOOK_SECRET', 'abc'],
  ['WEBHOOKS_LOCAL', 'yes'],
  ['CONNECTORS_LOCAL', '2'],
  ['CONNECTOR_PORTS', 'any'],
  ['CONNECTOR_PORTS', '0'],
  ['CONNECTOR_PORTS', '9109-9100'],
  ['CONNECTOR_PORTS', '22,70000'],
  ['SHUTDOWN_DELAY', '301'],
  ['SHUTDOWN_DELAY', '1.5'],
  ['DATABASE_CONNECTIONS', '1'],
  ['DATABASE_CONNECTIONS', '201'],
  ['DATABASE_WAIT', '-1'],
  ['DATABASE_WAIT', '3601'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'grpc://collector'],
  ['BACKUP_TO', 's3://X'],
  ['BACKUP_TO', 'https://bucket.example.com'],
  ['BACKUP_AT', '24:00'],
  ['BACKUP_AT', '2'],
  ['BACKUP_KEY', 'short'],
  ['S3_ENDPOINT', 's3.example.com'],
  ['S3_REGION', 'Stockholm!'],
];

describe('the environment', () => {
  it('[CFG1] has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      directUrl: undefined,
      filesTo: { kind: 'folder', folder: resolve('data') },
      demo: true,
      isLocal: true,
      smtpUrl: undefined,
      operatorEmail: undefined,
      operatorName: undefined,
      operatorAddress: undefined,
      stripeSecretKey: undefined,
      apiBase: '/api/',
      webhooksLocal: false,
      connectorsLocal: false,
      connectorFolders: undefined,
      connectorPorts: [],
      publicUrl: 'http://localhost:3000',
      logLevel: 'info',
      trustProxy: false,
      clamavUrl: undefined,
      operationsToken: undefined,
      fileQuota: 5120 * 1024 * 1024,
      shutdownDelay: 0,
      databaseConnections: 10,
      databaseWait: 60,
      traces: false,
      proofDir: resolve('model-tests/report'),
      backupAt: { hour: 2, minute: 0 },
      s3: { region: 'us-east-1' },
    });
  });

  it('[CFG1] is taken over whole', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '::',
      DATA_DIR: '/srv/lagra',
      DATABASE_URL: 'postgresql://lagra:s%40t@db.internal:6432/lagra?sslmode=require',
      DATABASE_DIRECT_URL: 'postgresql://lagra:s%40t@db.internal:5432/lagra',
      FILES_TO: 's3://files/of-lagra',
      DEMO: '0',
      SMTP_URL: 'smtps://post:hemlig@mail.example.com',
      OPERATOR_EMAIL: 'stock@example.com',
      OPERATOR_NAME: 'Alm & Co AB',
      OPERATOR_ADDRESS: 'Lagergatan 1, 111 11 Stockholm',
      OPERATOR_VAT_NUMBER: 'SE556677889901',
      STRIPE_SECRET_KEY: 'sk_test_abc123',
      STRIPE_WEBHOOK_SECRET: 'whsec_abc123',
      API_BASE: 'https://api.example.com/v1/',
      WEBHOOKS_LOCAL: '1',
      CONNECTORS_LOCAL: '1',
      CONNECTOR_FOLDERS: '/srv/files',
      CONNECTOR_PORTS: '2022, 9100-9109',
      PUBLIC_URL: 'https://lager.example.com/',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      CLAMAV_URL: 'tcp://[::1]:3310',
      FILE_QUOTA_MB: '10',
      OPERATIONS_TOKEN: 'abcdefgh-12345678',
      PROOF_DIR: '/srv/proof',
      SHUTDOWN_DELAY: '15',
      DATABASE_CONNECTIONS: '4',
      DATABASE_WAIT: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      BACKUP_TO: 's3://backups/lagra/',
      BACKUP_AT: '03:30',
      BACKUP_KEY: 'a passphrase of many letters',
      S3_ENDPOINT: 'https://s3.example.com',
      S3_REGION: 'eu-north-1',
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 'hemlig',
      HOME: join('/', 'somewhere'),
    });
    expect(config).toEqual({
      port: 0,
      host: '::',
      dataDir: resolve('/srv/lagra'),
      databaseUrl: 'postgresql://lagra:s%40t@db.internal:6432/lagra?sslmode=require',
      directUrl: 'postgresql://lagra:s%40t@db.internal:5432/lagra',
      filesTo: { kind: 's3', bucket: 'files', prefix: 'of-lagra' },
      demo: false,
      isLocal: false,
      smtpUrl: 'smtps://post:hemlig@mail.example.com',
      operatorEmail: 'stock@example.com',
      operatorName: 'Alm & Co AB',
      operatorAddress: 'Lagergatan 1, 111 11 Stockholm',
      operatorVatNumber: 'SE556677889901',
      stripeSecretKey: 'sk_test_abc123',
      stripeWebhookSecret: 'whsec_abc123',
      apiBase: 'https://api.example.com/v1/',
      webhooksLocal: true,
      connectorsLocal: true,
      connectorFolders: '/srv/files',
      connectorPorts: [
        { from: 2022, to: 2022 },
        { from: 9100, to: 9109 },
      ],
      publicUrl: 'https://lager.example.com',
      logLevel: 'warn',
      trustProxy: ['10.0.0.0/8', '::1'],
      clamavUrl: 'tcp://[::1]:3310',
      operationsToken: 'abcdefgh-12345678',
      fileQuota: 10 * 1024 * 1024,
      shutdownDelay: 15,
      databaseConnections: 4,
      databaseWait: 0,
      traces: true,
      proofDir: resolve('/srv/proof'),
      backupTo: { kind: 's3', bucket: 'backups', prefix: 'lagra' },
      backupAt: { hour: 3, minute: 30 },
      backupKey: 'a passphrase of many letters',
      s3: {
        endpoint: 'https://s3.example.com',
        region: 'eu-north-1',
        credentials: { accessKeyId: 'id', secretAccessKey: 'hemlig' },
      },
    });
  });

  it.each([
    [{}, true],
    [{ HOST: '127.0.0.2' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '10.0.0.5' }, false],
    [{ PUBLIC_URL: 'https://lager.example.com' }, false],
    [{ PUBLIC_URL: 'https://lager.example.com', DEMO: '1' }, true],
    [{ DEMO: '0' }, false],
  ])('[CFG4] with %o the demo is %s', (env, demo) => {
    expect(readConfig(env).demo).toBe(demo);
  });

  it('[CFG1] takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', TRUST_PROXY: '' })).toEqual(readConfig({}));
  });

  it.each([
    ['0', false],
    ['false', false],
    ['true', true],
    ['1', 1],
    ['3', 3],
    ['loopback', ['loopback']],
  ])('[CFG1] reads TRUST_PROXY=%s as Fastify does', (text, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trustProxy);
  });

  it('[CFG2] tells every mistake on a line of its own', () => {
    expect(
      mistakes({
        PORT: '80800',
        HOST: 'http://x',
        DEMO: 'maybe',
        API_BASE: '/api',
        LOG_LEVEL: 'loud',
        TRUST_PROXY: 'me',
      }),
    ).toEqual([
      'PORT must be a whole number from 0 to 65535, not "80800"',
      'HOST must be a host name or address to listen on, not "http://x"',
      'DEMO must be 0 or 1, not "maybe"',
      'API_BASE must be a path or http address that ends in a slash, such as /api/, not "/api"',
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud"',
      'TRUST_PROXY must be 0, true, a number of proxies, or addresses separated by commas, not "me"',
    ]);
  });

  it.each(refused)('[CFG2] refuses %s=%s', (name, value) => {
    const lines = mistakes({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name} must be `));
  });

  it('[CFG2] of all mistakes at once, each has one line', () => {
    const wrong = Object.fromEntries(refused);
    const lines = mistakes(wrong);
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(Object.keys(wrong).sort());
    expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
  });

  it('[CFG1] requests are still taken for five seconds after the signal to end, on the loopback for none', () => {
    expect(readConfig({ HOST: '0.0.0.0' }).shutdownDelay).toBe(5);
  });

  it('[CFG2] tells of one of a pair without the other', () => {
    expect(mistakes({ AWS_ACCESS_KEY_ID: 'id' })).toEqual([
      'AWS_SECRET_ACCESS_KEY must be set, since AWS_ACCESS_KEY_ID is',
    ]);
    expect(mistakes({ DATABASE_DIRECT_URL: 'postgres://u:p@h/d' })).toEqual([
      'DATABASE_URL must be set, since DATABASE_DIRECT_URL is',
    ]);
    expect(mistakes({ DATABASE_URL: 'postgres://u:p@h/d', DATABASE_DIRECT_URL: 'h:5432' })).toEqual([
      'DATABASE_DIRECT_URL must be a PostgreSQL address such as postgres://user:password@host:5432/database',
    ]);
    expect(readConfig({ BACKUP_TO: 'backups' }).backupTo).toEqual({
      kind: 'folder',
      folder: resolve('backups'),
    });
  });

  it('[CFG3] never prints a password or key', () => {
    const lines = mistakes({
      DATABASE_URL: 'mysql://root:hemlig@db/x',
      SMTP_URL: 'mail:hemlig@host',
      STRIPE_SECRET_KEY: 'pk_live_hemlig',
      STRIPE_WEBHOOK_SECRET: 'hemlig',
      OPERATIONS_TOKEN: 'hemlig',
      BACKUP_KEY: 'hemlig',
    });
    expect(lines).toHaveLength(6);
    expect(lines.join('\n')).not.toContain('hemlig');
  });
});
