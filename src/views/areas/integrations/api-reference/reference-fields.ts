import { z } from 'zod';
import type { JsonSchema } from '#model/areas/integrations/api-client/example-of.ts';

/** A field of a form or a fact, as programs write and read it. */
export interface ReferenceField {
  /** `lines[].quantity` */
  readonly path: string;
  /** `integer`, `"draft" | "sent"`, `list of objects` */
  readonly type: string;
  readonly isRequired: boolean;
  /** Its unit, and what else is said of it. */
  readonly about: string;
}

/** The JSON schema of what is sent or of what a fact has. */
export const schemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'input'): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema; // as it is made

/** The fields of a schema, those within others after them. [APR1] */
export function fieldsOf(schema: JsonSchema, within = ''): readonly ReferenceField[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([key, given]) => {
    const one = plain(given);
    const isList = one.type === 'array';
    const inner = isList ? plain(one.items ?? {}) : one;
    const path = `${within}${key}${isList ? '[]' : ''}`;
    return [
      {
        path,
        type: typeOf(given),
        isRequired: required.includes(key),
        about:
          [given.description, one.description, inner.description].find((text) => text !== undefined) ?? '',
      },
      ...fieldsOf(inner, `${path}.`),
    ];
  });
}

/** Of a value that may be null: what else it may be. */
function plain(schema: JsonSchema): JsonSchema {
  const choices = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null');
  return choices.length === 1 && choices[0] ? choices[0] : schema;
}

/** Longer lists of choices would hide the rest. */
const MOST_CHOICES = 12;

function typeOf(schema: JsonSchema): string {
  const { anyOf, oneOf, format, items, type } = schema;
  const choices = anyOf ?? oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) {
    const values = schema.enum.map((value) => JSON.stringify(value));
    return values.length > MOST_CHOICES
      ? `${values.slice(0, MOST_CHOICES).join(' | ')} | …`
      : values.join(' | ');
  }
  const [name] = [type ?? 'any'].flat();
  if (name === 'array') return `list of ${typeOf(items ?? {})}`;
  const range = rangeOf(schema);
  return [name, format ?? '', range].filter((part) => part !== '').join(' ');
}

/** Beyond these a bound says nothing. */
const LARGE = 1_000_000_000;

function rangeOf({ type, minimum, maximum }: JsonSchema): string {
  if (type !== 'integer' && type !== 'number') return '';
  const least = minimum !== undefined && Math.abs(minimum) < LARGE ? String(minimum) : '';
  const most = maximum !== undefined && Math.abs(maximum) < LARGE ? String(maximum) : '';
  return least === '' && most === '' ? '' : `${least}…${most}`;
}
