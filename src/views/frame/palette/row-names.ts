type Fields = Readonly<Record<string, unknown>>;

const text = (value: unknown): readonly string[] =>
  typeof value === 'string' && value !== '' ? [value] : [];

/** The names of a row: number, SKU or code, then its names, its barcodes and the tracking numbers of its parcels, whichever it has. */
export function namesOfRow(row: object): readonly string[] {
  return [...codesOf(row), ...ownNames(row), ...barcodesOf(row), ...trackingOf(row)];
}

/** A row in one line: `BOLT-8 · Hex bolt`. Empty if it has no identifying field. */
export function labelOfRow(row: object, locale: string): string {
  const names = ownNames(row);
  const name = localeIn(row, locale) ?? names[0];
  return [...codesOf(row).slice(0, 1), ...text(name)].join(' · ');
}

const codesOf = (row: object): readonly string[] =>
  ['number', 'sku', 'code'].flatMap((field) => text((row as Fields)[field])); // any row is a record of fields

function ownNames(row: object): readonly string[] {
  const { name, email, theirReference } = row as Fields; // as above
  const names = typeof name === 'object' && name !== null ? Object.values(name).flatMap(text) : text(name);
  return [...names, ...text(email), ...text(theirReference)];
}

function localeIn(row: object, locale: string): string | undefined {
  const { name } = row as Fields; // as above
  if (typeof name !== 'object' || name === null) return text(name)[0];
  return text((name as Fields)[locale])[0]; // one text per language
}

function barcodesOf(row: object): readonly string[] {
  const { barcode, barcodes, packagings } = row as Fields; // as above
  const own: readonly unknown[] = Array.isArray(barcodes) ? barcodes : [];
  const packed: readonly unknown[] = Array.isArray(packagings) ? packagings : [];
  return [
    ...text(barcode),
    ...own.flatMap((one) => text((one as Fields)['code'])), // codes with their quantities
    ...packed.flatMap((one) => text((one as Fields)['barcode'])), // packagings with their codes
  ];
}

function trackingOf(row: object): readonly string[] {
  const { parcels } = row as Fields; // as above
  const all: readonly unknown[] = Array.isArray(parcels) ? parcels : [];
  return all.flatMap((one) => text((one as Fields)['tracking'])); // parcels are records
}
