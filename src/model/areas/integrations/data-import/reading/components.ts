import type { ImportWorld } from '../import-world.ts';
import { productsWithSku } from '../products-with-sku.ts';
import { isArchived } from '#model/engine/archived.ts';
import { readNumber } from './numbers.ts';

/** A component of a bundle as a cell says it; thousandths, null: the cell does not say how many. */
export interface ComponentEntry {
  readonly product: string;
  readonly quantity: number | null;
}

export type FoundProduct =
  | { readonly id: string }
  | { readonly code: 'cellUnknownRecord' | 'cellSeveralRecords' };

/** The product that a cell names: one of the company in use, else one that another line of the file creates. [DI58] */
export function namedProduct(text: string, world: ImportWorld): FoundProduct {
  const [found, other] = productsWithSku(text, world).filter((row) => !isArchived(row));
  if (other) return { code: 'cellSeveralRecords' };
  const id = found?.id ?? world.coming?.idOf(text);
  return id === undefined ? { code: 'cellUnknownRecord' } : { id };
}

const DIGITS = 3;
const AMOUNT = String.raw`\d[\d.,\u00a0\u202f]*`;
const TIMES = String.raw`(?:\s*[×*:=]\s*|\s+[xX]\s*)`;
const UNIT = String.raw`(?:\s*(?:st|pcs|pc)\.?)?`;
/** `BOLT x 4`, `BOLT:4`, `BOLT (4)`, `4 x BOLT`, `4 st BOLT`, `4 BOLT`: what names the product, and how many of it. */
const forms: readonly (readonly [RegExp, product: number, quantity: number])[] = [
  [new RegExp(`^(.+?)${TIMES}(${AMOUNT})${UNIT}$`), 1, 2],
  [new RegExp(`^(.+?)\\s*\\(\\s*(${AMOUNT})${UNIT}\\s*\\)$`), 1, 2],
  [new RegExp(`^(${AMOUNT})(?:\\s*[xX×*]\\s*|\\s+(?:st|pcs|pc)\\.?\\s+|\\s+)(.+)$`), 2, 1],
];

/**
 * The components that a cell names, or the part of it that names none and why. With a semicolon, a bar or a line break
 * between them a comma is before decimals, else one that no figure stands around is between two. [DI58]
 */
export function readComponents(
  text: string,
  world: ImportWorld,
): readonly ComponentEntry[] | { readonly code: string; readonly part: string } {
  const between = /[;|\n]/.test(text) ? /[;|\n]/ : /,(?!\d)|(?<=[^\d\s][^\s,]*),(?=\d+\s)/;
  const parts = text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const said: ComponentEntry[] = [];
  for (const part of parts) {
    const one = componentIn(part, world);
    if ('code' in one) return { code: one.code, part };
    said.push(one);
  }
  return said;
}

type Component = ComponentEntry | Extract<FoundProduct, { readonly code: string }>;

/** A SKU may look like one with a quantity: the product of that name is meant first. */
function componentIn(part: string, world: ImportWorld): Component {
  const whole = namedProduct(part, world);
  if ('id' in whole) return { product: whole.id, quantity: null };
  for (const [form, product, amount] of forms) {
    const found = form.exec(part);
    const figure = found?.[amount] ?? '';
    const quantity = isOpen.test(figure) ? 0 : readNumber(figure, DIGITS, markIn(figure));
    if (!found || typeof quantity !== 'number' || quantity <= 0) continue;
    const named = namedProduct((found[product] ?? '').trim(), world);
    if ('id' in named) return { product: named.id, quantity };
  }
  return whole;
}

/** A thousand and more, or three decimals. */
const isOpen = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Of one comma or point in a small figure, which is before decimals here: nobody writes thousands of a component so. */
const markIn = (amount: string): 'comma' | 'point' | undefined =>
  /^\d+,\d+$/.test(amount) ? 'comma' : /^\d+\.\d+$/.test(amount) ? 'point' : undefined;
