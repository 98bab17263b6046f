import { labelSide, sheetDistance } from '#model/areas/setup/label-format/label-format.facts.ts';
import { z } from 'zod';
import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';
import { vatClasses } from '#model/values/vat-rates.ts';
import type { FieldKind, FormDraft, ImportTarget, TargetField } from '../import-target.ts';
import { putAt } from '../import-target.ts';
import { locationTypeWords, treatmentWords, type ChoiceWords } from '../reading/words.ts';

/** What is known of a kind that declares a table. */
export interface FormKind {
  readonly kind: TableName;
  /** What its table is called. */
  readonly importedAs: string;
  readonly references: Readonly<Record<string, TableName>>;
  /** Of the command that creates its documents. */
  readonly form: z.ZodType;
  readonly restores: boolean;
}

/** Decimals of a number field, by its schema. */
const decimals = new Map<z.ZodType, number>([
  [v.quantity, 3],
  [v.quantityOrZero, 3],
  [v.percent, 2],
  [v.signedPercent, 2],
  [v.unitPrice, 4],
  [v.exchangeRate, 6],
  [labelSide, 3],
  [sheetDistance, 3],
]);

const choiceWords: Readonly<Record<string, ChoiceWords>> = {
  location_type: locationTypeWords,
  vat_treatment: treatmentWords,
};

const placeInList = ['product', 'category', 'unit', 'from', 'starts_on'];

/** Which fields tell two of a kind apart, besides its code, number or name. */
const besides: Readonly<Record<string, readonly string[]>> = {
  locations: ['warehouse'],
  categories: ['parent'],
  'customer-categories': ['parent'],
  'supplier-categories': ['parent'],
  reasons: ['action'],
  'vat-rates': ['vat_class', 'from'],
  'exchange-rates': ['on'],
  'list-prices': placeInList,
  'purchase-prices': placeInList,
};

/** A price without the amount, the discount or the last day that its line says would be another price. */
const ofPrice: ReadonlySet<string> = new Set(['price', 'discount', 'ends_on']);
const strictIn: Readonly<Record<string, ReadonlySet<string>>> = {
  'list-prices': ofPrice,
  'purchase-prices': ofPrice,
};

const snake = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

interface Found extends TargetField {
  readonly isOptional: boolean;
  /** What a form without it says. */
  readonly empty: unknown;
}

/** The fields of a form: for a text in both languages `name` and `name_sv`, for nested fields their own names. */
function fieldsIn(
  schema: z.ZodType,
  references: FormKind['references'],
  path: readonly string[] = [],
  isOptional = false,
): Found[] {
  // Zod types wrapped schemas loosely.
  if (schema instanceof z.ZodOptional) return fieldsIn(schema.unwrap() as z.ZodType, references, path, true);
  const isNullable = schema instanceof z.ZodNullable;
  const inner = isNullable ? (schema.unwrap() as z.ZodType) : schema;
  if (inner instanceof z.ZodObject) {
    const shape = Object.entries(inner.shape as Record<string, z.ZodType>); // as above
    return shape.flatMap(([field, of]) => fieldsIn(of, references, [...path, field]));
  }
  const [last = '', outer = ''] = path.toReversed();
  const inLanguage = last === 'en' ? outer : `${outer}_${last}`;
  const name = snake(['en', 'sv'].includes(last) ? inLanguage : last);
  const kind = kindOf(inner, name, references[path.join('.')]);
  if (!kind) return [];
  const empty = emptyOf(inner, isNullable, name);
  const isNeeded = empty === undefined && !isOptional;
  // A list for fewer than were meant is for others.
  const isStrict = kind.is === 'records';
  return [
    {
      name,
      path,
      kind,
      isOptional,
      empty,
      ...(isNeeded && !isStrict && { needed: true as const }),
      ...(isStrict && { strict: true as const }),
    },
  ];
}

/** The union of days and a term is read as days. */
function kindOf(schema: z.ZodType, name: string, table: TableName | undefined): FieldKind | null {
  if (table)
    return schema instanceof z.ZodArray ? { is: 'records', table, whole: true } : { is: 'record', table };
  if (schema === v.country) return { is: 'country' };
  if (schema === v.currency) return { is: 'currency' };
  if (schema === v.day) return { is: 'day' };
  if (schema instanceof z.ZodBoolean) return { is: 'yesNo' };
  if (schema instanceof z.ZodUnion) return { is: 'days' };
  if (schema instanceof z.ZodNumber)
    return {
      is: 'number',
      digits: decimals.get(schema) ?? (name === 'credit_limit' ? 2 : 0),
      ...((schema === v.percent || schema === v.signedPercent) && { percent: true as const }),
      ...(schema === v.signedPercent && { signed: true as const }),
    };
  if (!(schema instanceof z.ZodEnum)) return schema instanceof z.ZodString ? { is: 'text' } : null;
  const options = schema.options.map(String);
  const isVat = options.every((one) => vatClasses.some((other) => other === one));
  const words = choiceWords[name];
  return isVat ? { is: 'vatClass' } : { is: 'choice', options, ...(words && { words }) };
}

function emptyOf(schema: z.ZodType, isNullable: boolean, name: string): unknown {
  if (isNullable) return null;
  if (schema === v.quantityOrZero || name === 'discount') return 0;
  if (schema instanceof z.ZodBoolean) return false;
  return schema instanceof z.ZodString && schema.safeParse('').success ? '' : undefined;
}

/** A file with a column for either has a zero in the one that is not meant. */
function priceOrDiscount({ form }: { readonly form: FormDraft }): null {
  const { price = null, discount = null } = form;
  if (price !== null && discount !== null) {
    if (discount === 0) form['discount'] = null;
    else if (price === 0) form['price'] = null;
  }
  return null;
}

/** What is put right of a form before it is judged. */
const finishes: Readonly<Record<string, NonNullable<ImportTarget['finish']>>> = {
  'list-prices': priceOrDiscount,
  'purchase-prices': priceOrDiscount,
};

/** What a form lists, which no column says. */
const listsIn = (form: z.ZodType): readonly string[] =>
  form instanceof z.ZodObject
    ? Object.entries(form.shape).flatMap(([field, of]) => (of instanceof z.ZodArray ? [field] : []))
    : [];

/** The target of a kind that declares a table: a field for each of its form. [IM13] */
export function formTarget({ kind, importedAs, references, form, restores }: FormKind): ImportTarget {
  const isStrict = (name: string): boolean => strictIn[importedAs]?.has(name) === true;
  const fields = fieldsIn(form, references).map((field) =>
    isStrict(field.name) ? { ...field, strict: true as const } : field,
  );
  const lists = listsIn(form);
  const known = form instanceof z.ZodObject ? form.strip() : form;
  const key = ['code', 'number', 'name', 'currency', 'country'].find((name) =>
    fields.some((field) => field.name === name),
  );
  const keyWith = besides[importedAs] ?? [];
  const finish = finishes[importedAs];
  return {
    name: importedAs,
    kind,
    fields,
    keys: [key ?? fields[0]?.name ?? ''],
    keyWith,
    modes: ['createAndUpdate', 'createOnly', 'updateOnly'],
    uses: [...new Set(Object.values(references))].filter((one) => one !== kind),
    blank: (): FormDraft => {
      const blank: FormDraft = Object.fromEntries(lists.map((field) => [field, []]));
      for (const { path, empty, isOptional } of fields)
        if (!isOptional && empty !== undefined) putAt(blank, path, empty);
      return blank;
    },
    formOf: (row: DocumentRow): FormDraft => known.parse(row) as FormDraft, // a form is an object
    then: [],
    ...(finish && { finish }),
    restores,
  };
}
