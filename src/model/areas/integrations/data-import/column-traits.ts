import { emailFault } from '#model/checks/single-checks.ts';
import { headsOf } from './heads/heads.ts';
import { readNumber } from './reading/numbers.ts';
import { plain } from './reading/plain.ts';

/** What columns hold, by which a file is told apart from others; each with how heads begin or end that may hold it. */
export type Trait =
  | 'price'
  | 'cost'
  | 'quantity'
  | 'place'
  | 'orderNumber'
  | 'orderDate'
  | 'email'
  | 'address'
  | 'barcode';

const heads: readonly (readonly [Trait, RegExp, 'figures' | 'any'])[] = [
  [
    'cost',
    /cost|kostpris|inkop|inpris|innkjop|indkob|einkauf|^ek(?:preis|netto)?$|achat|osto|inkoop|wholesale/,
    'figures',
  ],
  ['price', /pris|price|preis|prix|hinta|prijs|^vk|sellingrate|^rrp$/, 'figures'],
  [
    'place',
    /lagerplats|hyllplats|lagerplads|lagerplatz|location|^bin|shelf|emplacement|varastopaikka/,
    'any',
  ],
  [
    'quantity',
    /qty|quantit|antall?$|saldo|instock|onhand|bestand|^menge|beholdning|voorraad|maara/,
    'figures',
  ],
  ['orderDate', /orderdat|ordredato|auftragsdatum|orderedon|datedecommande/, 'any'],
  [
    'orderNumber',
    /^ord(?:er|re)(?:s)?(?:no|nr|number|nummer|id|ref|reference)$|^order$|lineitem|auftragsnummer|commande$|inkopsorder|kundorder|(?:sales|purchase)order/,
    'any',
  ],
  ['barcode', /^ean|gtin|barcode|streckkod|strekkode|stregkode|codebarre|viivakoodi/, 'any'],
];

const addressFields = ['street', 'postcode', 'city', 'phone', 'vat_number', 'organisation_number', 'contact'];
let addressHeads: ReadonlySet<string> | undefined;
const isAddress = (head: string): boolean => {
  addressHeads ??= new Set(addressFields.flatMap((field) => headsOf('customers')[field] ?? []).map(plain));
  return addressHeads.has(head);
};

const EMAIL: Trait = 'email';
const MOSTLY = 0.6;
const mostly = (cells: readonly string[], is: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(is).length / cells.length > MOSTLY;
const isFigure = (cell: string): boolean => readNumber(cell, 10) !== 'unreadable';
const isEmail = (cell: string): boolean => cell.includes('@') && emailFault(cell) === null;

interface Table {
  readonly heads: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

/** How many columns of a table hold each of these, told by their values and heads. [DI4] */
export function traitsOf({ heads: names, lines }: Table): ReadonlyMap<Trait, number> {
  const found = new Map<Trait, number>();
  for (const [column, name] of names.entries()) {
    const cells = lines.map((line) => (line[column] ?? '').trim()).filter((cell) => cell !== '');
    const trait = traitOf(plain(name), cells, lines.length > 0);
    if (trait) found.set(trait, (found.get(trait) ?? 0) + 1);
  }
  return found;
}

function traitOf(head: string, cells: readonly string[], isFilled: boolean): Trait | undefined {
  if (mostly(cells, isEmail)) return EMAIL;
  if (isFilled && cells.length === 0) return undefined;
  const named = heads.find(
    ([, words, holds]) => words.test(head) && (holds === 'any' || !isFilled || mostly(cells, isFigure)),
  );
  return named?.[0] ?? (isAddress(head) ? 'address' : undefined);
}
