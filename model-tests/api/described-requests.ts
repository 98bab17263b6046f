import { nasty } from './nasty-values.ts';

/** A schema of the API's description, as far as values are made of it. */
interface Described {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly anyOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
  readonly allOf?: readonly Described[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly additionalProperties?: Described | boolean;
  readonly items?: Described;
}

interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: Described;
  }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly example?: unknown; readonly schema?: Described }>>;
  };
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Described>> };
}

/** A request that is not as described, in one place. */
export interface HostileRequest {
  readonly method: string;
  readonly url: string;
  readonly type?: string;
  readonly payload?: string;
}

type Place = (path: string) => string;
type Schemas = Readonly<Record<string, Described>>;

const texts = nasty.filter((value) => typeof value === 'string');
/** What no parser of queries decodes to text. */
const raw = ['%00', '%ED%A0%80', '%FF', '%'];
const inherited = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'a\u0000'];

/** Every query parameter of every operation with every nasty value, the others as described. */
export function* hostileQueries({ paths, components }: Description, place: Place): Generator<HostileRequest> {
  for (const { method, path, parameters = [] } of operationsOf(paths)) {
    const asked = parameters.filter((one) => one.in === 'query');
    for (const { name } of asked) {
      const others = new URLSearchParams();
      for (const other of asked)
        if (other.required === true && other.name !== name)
          others.set(other.name, String(sampleOf(other.schema, components?.schemas ?? {})));
      const url = `${place(path)}?${others.toString()}`;
      const key = encodeURIComponent(name);
      for (const value of texts)
        if (value.isWellFormed()) yield { method, url: `${url}&${key}=${encodeURIComponent(value)}` };
      for (const value of raw) yield { method, url: `${url}&${key}=${value}` };
      for (const other of inherited) yield { method, url: `${url}&${encodeURIComponent(other)}=1` };
      yield { method, url: `${url}&${key}=1&${key}=2` };
    }
  }
}

/** Every part of every body, records within records too, with every nasty value in its place. */
export function* hostileBodies({ paths, components }: Description, place: Place): Generator<HostileRequest> {
  for (const { method, path, requestBody } of operationsOf(paths)) {
    const { example, schema } = requestBody?.content['application/json'] ?? {};
    if (!requestBody || (example === undefined && !schema)) continue;
    const whole = merged(sampleOf(schema ?? {}, components?.schemas ?? {}), example ?? schema?.examples?.[0]);
    for (const body of spoilt(whole))
      yield { method, url: place(path), type: 'application/json', payload: body };
  }
}

const boundary = 'multipart/form-data; boundary=x';
const head = '--x\r\ncontent-disposition: form-data; name="file"';
const forms: readonly (readonly [type: string, payload: string])[] = [
  ['multipart/form-data', 'x'],
  [boundary, ''],
  [boundary, 'x'],
  [boundary, `${head}\r\n`],
  [boundary, `${head}; filename="a.csv"\r\n\r\nhalf`],
  [boundary, `${head}; filename="a.csv"\r\n\r\nhalf\r\n--x`],
  [boundary, `${head}\r\ncontent-type: application/octet-stream\r\n\r\nsku;name\r\n1;2\r\n--x--\r\n`],
  [boundary, `${head}; filename="\u0000.csv"\r\n\r\nsku;name\r\n1;2\r\n--x--\r\n`],
  [
    boundary,
    `--x\r\ncontent-disposition: form-data; name="__proto__"; filename="a.csv"\r\n\r\na\r\n--x--\r\n`,
  ],
  [boundary, `--x\r\ncontent-disposition: form-data; name="constructor"\r\n\r\na\r\n--x--\r\n`],
  [boundary, `${head}; filename="a.xlsx"\r\n\r\nPK\u0003\u0004no archive\r\n--x--\r\n`],
  [
    boundary,
    Array.from({ length: 4 }, (_, n) => `${head}; filename="${n}.csv"\r\n\r\na\r\n`).join('') + '--x--\r\n',
  ],
];

/** Broken forms to every address that something is sent to. */
export function* hostileForms({ paths }: Description, place: Place): Generator<HostileRequest> {
  for (const { method, path } of operationsOf(paths))
    if (method === 'POST' || method === 'PUT')
      for (const [type, payload] of forms) yield { method, url: place(path), type, payload };
}

function* operationsOf(paths: Description['paths']) {
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods))
      yield { ...operation, path, method: method.toUpperCase() };
}

const MOST_DEEP = 8;

/** A value that fits a schema, or nearly. */
function sampleOf(schema: Described, schemas: Schemas, depth = 0): unknown {
  const deeper = (inner: Described): unknown => sampleOf(inner, schemas, depth + 1);
  if (depth > MOST_DEEP) return null;
  if (schema.$ref !== undefined) return deeper(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const given = schema.examples?.[0] ?? schema.const ?? schema.enum?.[0];
  if (given !== undefined) return given;
  const [either] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (either) return deeper(either);
  if (schema.type === 'array') return schema.items ? [deeper(schema.items)] : [];
  if (schema.type === 'object' || schema.properties) return recordOf(schema, deeper);
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  return textOf(schema);
}

function recordOf({ properties = {}, additionalProperties }: Described, deeper: (one: Described) => unknown) {
  const own = Object.entries(properties).map(([name, inner]) => [name, deeper(inner)] as const);
  const more =
    typeof additionalProperties === 'object' ? [['any', deeper(additionalProperties)] as const] : [];
  return Object.fromEntries([...own, ...more]);
}

function textOf({ format, pattern }: Described): string {
  if (format === 'date') return '2026-05-04';
  if (format === 'date-time') return '2026-05-04T08:00:00.000Z';
  if (format === 'uuid') return '01890000-0000-7000-8000-000000000000';
  if (format === 'email') return 'somebody@example.com';
  return pattern?.includes('A-Za-z') ? 'salesOrder' : 'x';
}

/** An example, and what it leaves out as the schema has it: lists without an entry have one. */
function merged(sample: unknown, example: unknown): unknown {
  if (Array.isArray(example)) return example.length === 0 && Array.isArray(sample) ? sample : example;
  if (!isRecord(example) || !isRecord(sample)) return example === undefined ? sample : example;
  const names = new Set([...Object.keys(sample), ...Object.keys(example)]);
  return Object.fromEntries([...names].map((name) => [name, merged(sample[name], example[name])]));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as JSON, each time with one part of it replaced or one inherited name added. */
function* spoilt(value: unknown): Generator<string> {
  for (const worse of nasty) yield JSON.stringify(worse) ?? 'null';
  if (Array.isArray(value)) {
    const [first, ...rest] = value as readonly unknown[];
    if (value.length > 0)
      for (const worse of spoilt(first))
        yield `[${[worse, ...rest.map((one) => JSON.stringify(one))].join(',')}]`;
  }
  if (!isRecord(value)) return;
  const written = (fields: readonly (readonly [string, string])[]): string =>
    `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;
  const fields = Object.entries(value).map(
    ([name, inner]) => [name, JSON.stringify(inner) ?? 'null'] as const,
  );
  for (const [name, inner] of Object.entries(value))
    for (const worse of spoilt(inner))
      yield written(fields.map((field) => (field[0] === name ? ([name, worse] as const) : field)));
  for (const name of inherited) yield written([...fields, [name, '"x"']]);
}
