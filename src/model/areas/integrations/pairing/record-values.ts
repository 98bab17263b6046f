import type { LogEvent } from '#model/engine/envelope.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import {
  changed,
  isSame,
  merge,
  type Leader,
  type Plain,
  type Register,
  type Registers,
} from './registers.ts';
import { STATE, syncFields, type ReferredKind, type SyncKind } from './sync-kinds.ts';

/** Says what a reference means in words that both companies understand. */
export type Say = (kind: ReferredKind, id: string) => Plain;

/** Values by field. */
export type Values = Readonly<Record<string, Plain>>;

/** [MS3] What a record says of itself in words that both companies understand. */
export function valuesOf(kind: SyncKind, row: DocumentRow, say: Say): Values {
  const said = row as DocumentRow & Readonly<Record<string, Plain | undefined>>; // rows are plain data
  const values: Record<string, Plain> = { [STATE]: String(row.state) };
  for (const { name, empty, refersTo } of syncFields[kind]) {
    const value = said[name] ?? empty;
    values[name] = refersTo && typeof value === 'string' ? say(refersTo, value) : value;
  }
  return values;
}

/** The facts that tell of fields by their names. */
const telling: ReadonlySet<string> = new Set(['created', 'updated', 'inherited']);

/** What a fact says of its record: what it leaves out stays as it was. */
export function valuesIn(kind: SyncKind, { type, data, state }: LogEvent, say: Say): Values {
  const values: Record<string, Plain> = state === null ? {} : { [STATE]: String(state) };
  if (!telling.has(type)) return values;
  const said = data as Readonly<Record<string, Plain | undefined>>; // facts are plain data
  for (const { name, refersTo } of syncFields[kind]) {
    const value = said[name];
    if (value !== undefined)
      values[name] = refersTo && typeof value === 'string' ? say(refersTo, value) : value;
  }
  return values;
}

/** [MS5] The registers after values that were written in this company; the same object if they said so already. */
export function noted(own: Registers, values: Values, made: { at: string; by: number }): Registers {
  const news = Object.entries(values).filter(([field, value]) => {
    const register = own[field];
    return !register || !isSame(register.value, value);
  });
  if (news.length === 0) return own;
  return {
    ...own,
    ...Object.fromEntries(news.map(([field, value]) => [field, changed(own[field], value, made)])),
  };
}

/** What becomes of a record. */
export interface RecordMerge {
  /** Taken over, though nothing has to be written. */
  readonly adopted: Registers;
  /** To be written. */
  readonly wanted: Registers;
  /** Fields that somebody has to settle. */
  readonly conflicts: readonly string[];
}

/** [MS5, MS6] What a company makes of what the other one knows of a record. Of a record that is not there yet, all is wanted. */
export function mergeRecord(
  own: Registers,
  theirs: Registers,
  values: Values | null,
  leader: (field: string) => Leader,
): RecordMerge {
  const adopted: Record<string, Register> = {};
  const wanted: Record<string, Register> = {};
  const conflicts: string[] = [];
  for (const [field, register] of Object.entries(theirs)) {
    const verdict = values === null ? 'theirs' : merge(leader(field), own[field], register);
    if (verdict === 'conflict') conflicts.push(field);
    if (verdict !== 'theirs') continue;
    const isThere = values !== null && isSame(values[field], register.value);
    (isThere ? adopted : wanted)[field] = register;
  }
  return { adopted, wanted, conflicts: conflicts.sort() };
}

/** [MS3] What a company that leads says itself, of a record that was made by the other one. */
export function led(
  registers: Registers,
  leader: (field: string) => Leader,
  made: { at: string; by: number },
): Registers {
  return Object.fromEntries(
    Object.entries(registers).map(([field, register]) => [
      field,
      leader(field) === made.by ? changed(register, register.value, made) : register,
    ]),
  );
}
