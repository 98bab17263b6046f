/** A JSON schema, as far as the forms of commands need it. */
export interface JsonSchema {
  readonly [key: string]: unknown;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly description?: string;
}

const ID = '019a1f2e-5c00-7a10-8b20-3c40d5e6f708';

const formats: Readonly<Record<string, string>> = {
  uuid: ID,
  date: '2026-05-04',
  'date-time': '2026-05-04T08:00:00.000Z',
  email: 'anna@example.com',
  ipv4: '192.0.2.7',
  uri: 'https://example.com/',
};

/** Texts for the patterns in use; a pattern that none of them fits gets the first. */
const patterned = [
  'SE',
  'DE',
  '1234',
  'a'.repeat(64),
  'abcd',
  'ABC',
  '12:00',
  '2026',
  'https://example.com/{number}',
  'iVBORw0KGgo=',
  '019a1f2e5c00',
  'product.view',
];

/** The smallest value that a schema describes: what it requires, null where it may be, else the first of its choices. */
export function exampleOf(schema: JsonSchema, key = ''): unknown {
  const { examples, anyOf, oneOf, allOf, properties, required = [] } = schema;
  if (examples?.[0] !== undefined) return examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = anyOf ?? oneOf ?? [];
  if (choices.some(({ type }) => type === 'null')) return null;
  const [choice] = choices;
  if (choice) return exampleOf(choice);
  if (allOf) return Object.assign({}, ...allOf.map((one) => exampleOf(one)));
  const [type] = [schema.type ?? (properties ? 'object' : 'null')].flat();
  if (type === 'object')
    return Object.fromEntries(
      required.flatMap((key) => (properties?.[key] ? [[key, exampleOf(properties[key], key)]] : [])),
    );
  if (type === 'array') return listOf(schema, key);
  if (type === 'string') return key === 'email' ? 'anna@example.com' : textOf(schema);
  if (type === 'integer' || type === 'number') return numberOf(schema);
  return type === 'boolean' ? false : null;
}

function listOf({ items, minItems = 0 }: JsonSchema, key: string): readonly unknown[] {
  // A document without a line would say little.
  const length = key === 'lines' ? Math.max(1, minItems) : minItems;
  return Array.from({ length }, () => exampleOf(items ?? {}));
}

function textOf({ format, pattern, minLength = 0, maxLength = 4000 }: JsonSchema): string {
  const formatted = formats[format ?? ''];
  if (formatted !== undefined) return formatted;
  if (pattern !== undefined)
    return (
      patterned.find((text) => text.length <= maxLength && new RegExp(pattern).test(text)) ??
      patterned[0] ??
      ''
    );
  return minLength > 0 ? 'Text' : '';
}

function numberOf({ minimum, exclusiveMinimum, maximum, default: usual }: JsonSchema): number {
  if (typeof usual === 'number') return usual;
  const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  return Math.max(least, Math.min(1000, maximum ?? 1000));
}
