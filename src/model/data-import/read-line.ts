import { codeKey } from '../values/code-key.ts';
import type { ColumnMapping, ImportMapping } from './data-import.facts.ts';
import type { LineRefusal } from './import-line.ts';
import type { ImportTarget, TargetField } from './import-target.ts';
import type { ImportWorld } from './import-world.ts';
import { readCell, shownValue } from './reading/read-cell.ts';
import { plain } from './reading/plain.ts';
import { ATTRIBUTE, attributeFields } from './targets/product-target.ts';

/** What a line says, field by field. */
export interface LineReading {
  readonly line: number;
  /** Values of the fields that it says something of. */
  readonly said: ReadonlyMap<string, unknown>;
  readonly columns: ReadonlyMap<string, number>;
  /** What tells which record it is of; empty where it does not say. */
  readonly identity: string;
  /** The same for a person. */
  readonly about: string;
  /** The first thing that is wrong with it. */
  readonly refusal: LineRefusal | null;
}

/** Words that stand for nothing. */
const nothing = new Set(['', '-', '–', 'n/a', 'null', '#n/a', 'default title']);
const isNothing = (cell: string): boolean => nothing.has(cell.trim().toLowerCase());

/** All fields of a target in a company: attributes of products are the company's own. */
export const fieldsOf = (target: ImportTarget, world: Pick<ImportWorld, 'rows'>): readonly TargetField[] =>
  target.name === 'products' ? [...target.fields, ...attributeFields(world)] : target.fields;

/** Makes a reader of a mapping's lines. [DI5] */
export function lineReader(
  target: ImportTarget,
  mapping: ImportMapping,
  world: ImportWorld,
): (line: number, cells: readonly string[]) => LineReading {
  const fields = new Map(fieldsOf(target, world).map((field) => [field.name, field]));
  const mapped = Map.groupBy(
    mapping.columns.filter(({ field }) => fields.has(field) || field.startsWith(ATTRIBUTE)),
    ({ field }) => field,
  );
  const asked = [...new Set([...mapped.keys(), ...Object.keys(mapping.fixed)])];
  const identify = identityOf(target, mapping.key, world, fields);
  return (line, cells) => {
    const said = new Map<string, unknown>();
    const columns = new Map<string, number>();
    let refusal: LineRefusal | null = null;
    for (const name of asked) {
      const from = mapped.get(name) ?? [];
      const [first] = from;
      if (first) columns.set(name, first.column);
      const cell = cellOf(from, cells) || (mapping.fixed[name] ?? '').trim();
      if (isNothing(cell)) continue;
      const reading = readCell(fields.get(name)?.kind ?? { is: 'text' }, cell, first ?? {}, world);
      if ('value' in reading) said.set(name, reading.value);
      else refusal ??= { ...reading.problem, field: name, column: first?.column ?? null };
    }
    return { line, said, columns, refusal, ...identify(said) };
  };
}

/** Several columns of one field are one text. */
function cellOf(from: readonly ColumnMapping[], cells: readonly string[]): string {
  const texts = from.map(({ column }) => (cells[column] ?? '').trim()).filter((cell) => !isNothing(cell));
  return [...new Set(texts)].join(', ');
}

type Identified = Pick<LineReading, 'identity' | 'about'>;

/** What tells records of a target apart, from what is said of their fields. [DI6] */
export function identityOf(
  target: ImportTarget,
  key: string,
  world: ImportWorld,
  fields: ReadonlyMap<string, TargetField>,
): (said: ReadonlyMap<string, unknown>) => Identified {
  const shown = (name: string, said: ReadonlyMap<string, unknown>): string => {
    const field = fields.get(name);
    return field ? shownValue(field.kind, said.get(name), world) : '';
  };
  return (said) => {
    const about = shown(key, said);
    if (about === '') return { identity: '', about };
    const others = target.keyWith.map((name) => shown(name, said));
    return { identity: [about, ...others].map(keyText).join('\u001f'), about };
  };
}

/** Codes are compared with their signs, as far as they are seen, whatever their case; what has only signs, too. */
const keyText = (text: string): string => codeKey(text) || plain(text);
