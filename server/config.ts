import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isBackupKey } from './operations/backup/backup-key.ts';
import type { StorePlace } from '#server/platform/objects/store-place.ts';
import type { S3Settings } from '#server/platform/objects/s3-client.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** The validated environment. `lines` of a ConfigError hold one mistake each. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** Undefined: the server runs its own PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** Leads to the same database past a pooler of transactions, which `databaseUrl` then leads through; undefined: there is none. */
  readonly directUrl: string | undefined;
  readonly demo: boolean;
  /** Reached from this machine only: HOST is the loopback and PUBLIC_URL not https. */
  readonly isLocal: boolean;
  /** Encrypts second factors at rest; undefined: a key is kept in `dataDir`. */
  readonly secretKey: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Who is mailed what visitors write; undefined: it is only kept. */
  readonly operatorEmail: string | undefined;
  /** Who runs this installation, named on its legal pages. */
  readonly operatorName: string | undefined;
  /** Their postal address, on one line. */
  readonly operatorAddress: string | undefined;
  /** Their VAT number, on invoices. */
  readonly operatorVatNumber: string | undefined;
  readonly stripeSecretKey: string | undefined;
  /** Signs Stripe's events; undefined: none is believed. */
  readonly stripeWebhookSecret: string | undefined;
  /** The API's base for the browser: a path or URL, ending in a slash. */
  readonly apiBase: string;
  /** URL used in mails and links, without a trailing slash. */
  readonly publicUrl: string;
  readonly logLevel: (typeof logLevels)[number];
  /** Fastify's option: all proxies, none, a number of hops, or these addresses. */
  readonly trustProxy: boolean | number | string[];
  /** `tcp://host:port` of ClamAV's daemon, which scans uploads; undefined: they are not scanned. */
  readonly clamavUrl: string | undefined;
  /** Where documents' files and exports are; several servers share it. */
  readonly filesTo: StorePlace;
  /** Bytes that the files of one company may take. */
  readonly fileQuota: number;
  /** Opens metrics and the API description to who sends it; undefined: a sign-in does. */
  readonly operationsToken: string | undefined;
  /** Whether webhooks may go to this machine itself, without encryption: for development and tests. */
  readonly webhooksLocal: boolean;
  /** Whether connections to mail servers, SFTP, printers and other systems may go into private networks, and to this machine. */
  readonly connectorsLocal: boolean;
  /** Absolute: the folder below which each company has one for files, named by its number; undefined: there are none. */
  readonly connectorFolders: string | undefined;
  /** Ports that connections may go to besides the usual ones of printers, SFTP and mail servers. */
  readonly connectorPorts: readonly { readonly from: number; readonly to: number }[];
  /** Seconds that requests are still taken after the signal to end, while proxies learn of it. */
  readonly shutdownDelay: number;
  /** Connections that requests share. */
  readonly databaseConnections: number;
  /** Seconds that a start waits for the database. */
  readonly databaseWait: number;
  /** Whether spans are sent to OTEL_EXPORTER_OTLP_ENDPOINT, which OpenTelemetry's library reads itself. */
  readonly traces: boolean;
  /** What backups are encrypted with: 32 bytes in base64, or a passphrase; undefined: they are not. */
  readonly backupKey: string | undefined;
  /** Where scheduled backups go; undefined: there are none. */
  readonly backupTo: StorePlace | undefined;
  /** The time of day, UTC, that they are made at. */
  readonly backupAt: { readonly hour: number; readonly minute: number };
  readonly s3: S3Settings;
  /** Absolute: the folder the path tests report to. It need not exist. */
  readonly proofDir: string;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/**
 * Reads the environment once, at startup. An empty variable counts as not set. Throws ConfigError with all mistakes.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const data = readEnvironment(env);
  const isLocal = isLoopback(data.HOST) && !data.PUBLIC_URL?.startsWith('https:');
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    directUrl: data.DATABASE_DIRECT_URL,
    demo: data.DEMO ?? isLocal,
    isLocal,
    secretKey: data.SECRET_KEY,
    smtpUrl: data.SMTP_URL,
    operatorEmail: data.OPERATOR_EMAIL,
    operatorName: data.OPERATOR_NAME,
    operatorAddress: data.OPERATOR_ADDRESS,
    operatorVatNumber: data.OPERATOR_VAT_NUMBER,
    stripeSecretKey: data.STRIPE_SECRET_KEY,
    stripeWebhookSecret: data.STRIPE_WEBHOOK_SECRET,
    apiBase: data.API_BASE,
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
    clamavUrl: data.CLAMAV_URL,
    filesTo: placeIn(data.FILES_TO ?? data.DATA_DIR),
    fileQuota: data.FILE_QUOTA_MB * 1024 * 1024,
    operationsToken: data.OPERATIONS_TOKEN,
    webhooksLocal: data.WEBHOOKS_LOCAL ?? false,
    connectorsLocal: data.CONNECTORS_LOCAL ?? false,
    connectorFolders: data.CONNECTOR_FOLDERS === undefined ? undefined : resolve(data.CONNECTOR_FOLDERS),
    connectorPorts: data.CONNECTOR_PORTS,
    shutdownDelay: data.SHUTDOWN_DELAY ?? (isLocal ? 0 : 5),
    databaseConnections: data.DATABASE_CONNECTIONS,
    databaseWait: data.DATABASE_WAIT,
    traces: (data.OTEL_EXPORTER_OTLP_ENDPOINT ?? data.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) !== undefined,
    ...backupsIn(data),
    proofDir: resolve(data.PROOF_DIR ?? besideTheApp),
  };
}

function readEnvironment(env: Readonly<Record<string, string | undefined>>): z.output<typeof Environment> {
  const set = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, value?.trim() || undefined]),
  );
  const result = Environment.safeParse(set);
  if (result.success) return result.data;
  throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
}

const backupsIn = (data: z.infer<typeof Environment>) => ({
  backupKey: data.BACKUP_KEY,
  backupTo: data.BACKUP_TO === undefined ? undefined : placeIn(data.BACKUP_TO),
  backupAt: data.BACKUP_AT,
  s3: s3In(data),
});

/** `s3://bucket/prefix`, else a folder. */
function placeIn(text: string): StorePlace {
  const [, bucket, prefix = ''] = S3_ADDRESS.exec(text) ?? [];
  return bucket === undefined
    ? { kind: 'folder', folder: resolve(text) }
    : { kind: 's3', bucket, prefix: prefix.replace(/\/+$/, '') };
}

const S3_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w!.*'()/-]*))?$/;

const s3In = (data: z.infer<typeof Environment>): S3Settings => ({
  endpoint: data.S3_ENDPOINT,
  region: data.S3_REGION,
  credentials:
    data.AWS_ACCESS_KEY_ID === undefined || data.AWS_SECRET_ACCESS_KEY === undefined
      ? undefined
      : { accessKeyId: data.AWS_ACCESS_KEY_ID, secretAccessKey: data.AWS_SECRET_ACCESS_KEY },
});

const besideTheApp = join(import.meta.dirname, '..', 'model-tests', 'report');

/** A wrong value is quoted in the message, unless it may contain a password or key. */
const quoted = (rule: string) => (issue: { input?: unknown }) =>
  `must be ${rule}, not "${String(issue.input)}"`;
const secret = (rule: string) => () => `must be ${rule}`;

/** Every variable that is read. */
export const environmentNames = (): string[] => Object.keys(Environment.shape);

function isUrl(text: string, protocols: readonly string[]): boolean {
  const url = URL.parse(text);
  return url !== null && protocols.includes(url.protocol);
}

const isOrigin = (text: string): boolean => isUrl(text, ['http:', 'https:']) && !/[?#]/.test(text);
const isApiBase = (text: string): boolean =>
  text.endsWith('/') && (/^\/(?!\/)[^?#\s]*$/.test(text) || isOrigin(text));
const hasHost = (text: string): boolean => (URL.parse(text)?.hostname ?? '') !== '';

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host);

/** Ports and ranges of them, whole numbers; what is none is not a number. */
const portsIn = (text: string): { from: number; to: number }[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [from, to] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(part)?.slice(1) ?? [];
      return { from: Number(from), to: Number(to ?? from) };
    });
const switchWords = new Map([
  ['0', false],
  ['false', false],
  ['1', true],
  ['true', true],
]);
const isAddress = (text: string): boolean =>
  z
    .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(['loopback', 'linklocal', 'uniquelocal'])])
    .safeParse(text).success;

function readTrust(text: string): boolean | number | string[] | undefined {
  if (text === 'true') return true;
  if (text === 'false' || text === '0') return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = text.split(',').map((part) => part.trim());
  return addresses.every(isAddress) ? addresses : undefined;
}

const wordsOfTrust = '0, true, a number of proxies, or addresses separated by commas';

const databaseAddress = z
  .string()
  .refine((text) => isUrl(text, ['postgres:', 'postgresql:']) && URL.parse(text)?.username !== '', {
    error: secret('a PostgreSQL address such as postgres://user:password@host:5432/database'),
  })
  .optional();

const seconds = (most: number) =>
  z
    .string()
    .refine((text) => /^\d{1,4}$/.test(text) && Number(text) <= most, {
      error: quoted(`a whole number of seconds, at most ${most}`),
    })
    .transform(Number);

const collector = z
  .string()
  .refine((text) => isUrl(text, ['http:', 'https:']), {
    error: secret('the http or https address of an OpenTelemetry collector, such as http://localhost:4318'),
  })
  .optional();

const storeAddress = z
  .string()
  .refine((text) => !text.includes('://') || S3_ADDRESS.test(text), {
    error: quoted('a folder, or the address of a bucket such as s3://bucket/prefix'),
  })
  .optional();

const variables = z.object({
  PORT: z
    .string()
    .default('3000')
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
      error: quoted('a whole number from 0 to 65535'),
    })
    .transform(Number),
  HOST: z
    .string()
    .default('127.0.0.1')
    .refine((text) => !/[\s/]/.test(text), { error: quoted('a host name or address to listen on') }),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress,
  DEMO: z
    .string()
    .refine((text) => switchWords.has(text), { error: quoted('0 or 1') })
    .transform((text) => switchWords.get(text) === true)
    .optional(),
  SECRET_KEY: z
    .string()
    .min(32, { error: secret('at least 32 random characters') })
    .optional(),
  SMTP_URL: z
    .string()
    .refine((text) => isUrl(text, ['smtp:', 'smtps:']) && hasHost(text), {
      error: secret('a mail server address such as smtp://user:password@host:587'),
    })
    .optional(),
  OPERATOR_EMAIL: z.email({ error: quoted('an email address such as stock@example.com') }).optional(),
  OPERATOR_NAME: z
    .string()
    .max(200, { error: secret('at most 200 characters') })
    .optional(),
  OPERATOR_ADDRESS: z
    .string()
    .max(400, { error: secret('at most 400 characters') })
    .optional(),
  OPERATOR_VAT_NUMBER: z
    .string()
    .max(40, { error: secret('at most 40 characters') })
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, {
      error: secret("one of Stripe's secret keys, which begin with sk_ or rk_"),
    })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, {
      error: secret("the signing secret of Stripe's endpoint, which begins with whsec_"),
    })
    .optional(),
  API_BASE: z
    .string()
    .default('/api/')
    .refine(isApiBase, { error: quoted('a path or http address that ends in a slash, such as /api/') }),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, { error: quoted('an http or https address such as https://stock.example.com') })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  LOG_LEVEL: z.enum(logLevels, { error: quoted(`one of ${logLevels.join(', ')}`) }).default('info'),
  TRUST_PROXY: z
    .string()
    .default('0')
    .refine((text) => readTrust(text) !== undefined, { error: quoted(wordsOfTrust) })
    .transform((text) => readTrust(text) ?? false),
  CLAMAV_URL: z
    .string()
    .refine((text) => isUrl(text, ['tcp:']) && hasHost(text) && URL.parse(text)?.port !== '', {
      error: quoted('the address of a clamd, such as tcp://localhost:3310'),
    })
    .optional(),
  FILES_TO: storeAddress,
  FILE_QUOTA_MB: z
    .string()
    .default('5120')
    .refine((text) => /^[1-9]\d{0,8}$/.test(text), { error: quoted('a whole number of megabytes') })
    .transform(Number),
  OPERATIONS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,}$/, { error: secret('at least 16 letters, digits and -._~+/=') })
    .optional(),
  WEBHOOKS_LOCAL: z
    .string()
    .refine((text) => switchWords.has(text), { error: quoted('0 or 1') })
    .transform((text) => switchWords.get(text) === true)
    .optional(),
  CONNECTORS_LOCAL: z
    .string()
    .refine((text) => switchWords.has(text), { error: quoted('0 or 1') })
    .transform((text) => switchWords.get(text) === true)
    .optional(),
  CONNECTOR_FOLDERS: z.string().optional(),
  CONNECTOR_PORTS: z
    .string()
    .default('')
    .transform(portsIn)
    .refine((ranges) => ranges.every(({ from, to }) => from >= 1 && from <= to && to <= 65_535), {
      error: quoted('ports and ranges of them, such as 2022, 9100-9109'),
    }),
  SHUTDOWN_DELAY: seconds(300).optional(),
  DATABASE_CONNECTIONS: z
    .string()
    .default('10')
    .refine((text) => /^\d{1,3}$/.test(text) && Number(text) >= 2 && Number(text) <= 200, {
      error: quoted('a whole number from 2 to 200'),
    })
    .transform(Number),
  DATABASE_WAIT: seconds(3600).default(60),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector,
  BACKUP_KEY: z
    .string()
    .refine(isBackupKey, { error: secret('32 bytes in base64, or a passphrase of at least 16 characters') })
    .optional(),
  BACKUP_TO: storeAddress,
  BACKUP_AT: z
    .string()
    .default('02:00')
    .refine((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), {
      error: quoted('a time of day in UTC such as 02:00'),
    })
    .transform((text) => ({ hour: Number(text.slice(0, 2)), minute: Number(text.slice(3)) })),
  S3_ENDPOINT: z
    .string()
    .refine(isOrigin, { error: quoted('an http or https address such as https://s3.example.com') })
    .optional(),
  S3_REGION: z
    .string()
    .default('us-east-1')
    .refine((text) => /^[a-z0-9-]{1,40}$/.test(text), { error: quoted('a region such as eu-north-1') }),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  PROOF_DIR: z.string().optional(),
});

/** The first has to be set where the second is. */
const needed = [
  ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
  ['AWS_SECRET_ACCESS_KEY', 'AWS_ACCESS_KEY_ID'],
  ['DATABASE_URL', 'DATABASE_DIRECT_URL'],
] as const;

const Environment = variables.superRefine((data, context) => {
  for (const [one, other] of needed)
    if (data[one] === undefined && data[other] !== undefined)
      context.addIssue({ code: 'custom', path: [one], message: `must be set, since ${other} is` });
});
