import { gtin14, rightDigit } from './check-digit.ts';
import {
  areKeysRight,
  readDigitalLink,
  readElementString,
  readPrinted,
  SEPARATOR,
  type Elements,
} from './elements.ts';
import { scannedDay } from './scanned-day.ts';

/** What a code says of itself. */
export interface Scan {
  /** The code as it was read, without what names its kind of symbol. */
  readonly code: string;
  /** 14 digits. */
  readonly gtin?: string;
  readonly lot?: string;
  readonly serial?: string;
  /** `YYYY-MM-DD`: use by, or best before. */
  readonly expiresOn?: string;
  readonly producedOn?: string;
  /** Pieces of the article, whole. */
  readonly count?: number;
  /** Net weight, grams. */
  readonly weight?: number;
  /** The number of a pallet or a carton, 18 digits. */
  readonly sscc?: string;
  /** It is a code of GS1, but was misread: a check digit is wrong, or a value cannot be. */
  readonly isMisread?: true;
}

/** Symbols say what they are first: `]C1` GS1-128, `]d2` GS1 DataMatrix, `]Q3` GS1 QR, `]e0` DataBar, `]J1` DotCode. */
const symbology = /^\][A-Za-z]\d/;
const ofGs1 = /^\](C1|d2|Q3|e[0-3]|J1)/;

/** Reads any code: a GTIN, an element string, a Digital Link, or a code of one's own. Never throws. [BC3, BC4, BC6] */
export function readScan(text: string, today: string): Scan {
  const { code, elements } = elementsOf(text);
  if (elements === 'misread') return { code, isMisread: true };
  if (elements) return meaningOf(code, elements, today);
  const gtin = gtin14(code);
  if (gtin !== undefined) return { code, gtin };
  return /^\d{18}$/.test(code) && rightDigit(code) === null ? { code, sscc: code } : { code };
}

/** The GTIN that a code is or holds, 14 digits; undefined without one, and where it was misread. [BC2] */
export function gtinOf(text: string): string | undefined {
  const { code, elements } = elementsOf(text);
  if (elements === 'misread') return undefined;
  return elements ? articleOf(elements) : gtin14(code);
}

/** A code as it is printed, without what scanners and cameras put before it. [BC6] */
export const bareCode = (text: string): string => elementsOf(text).code;

/** What to search for where a code was scanned into a search: all the ways to write its GTIN contain it. [BC7] */
export const searchedCode = (text: string): string => gtinOf(text)?.replace(/^0+/, '') ?? text;

const articleOf = (elements: Elements): string | undefined => elements.get('01') ?? elements.get('02');

interface Read {
  readonly code: string;
  readonly elements: Elements | 'misread' | null;
}

/**
 * The elements of a code. One that claims to be of GS1 and cannot be read was misread; digits without such a claim are
 * elements only where keys with right check digits say so, since a code of one's own may look alike.
 */
function elementsOf(text: string): Read {
  const trimmed = text.trim();
  const isClaimed = ofGs1.test(trimmed) || trimmed.includes(SEPARATOR);
  const bare = trimmed.replace(symbology, '');
  // Readers that do not name the symbology send its first FNC1 instead.
  const code = bare.startsWith(SEPARATOR) ? bare.slice(1) : bare;
  const printed = /^\(\d{2,4}\)/.test(code);
  const link = readDigitalLink(code);
  const elements = link ?? (printed ? readPrinted(code) : readElementString(code));
  const isRight = elements !== null && areKeysRight(elements);
  if (isClaimed || printed || link) return { code, elements: isRight ? elements : 'misread' };
  return { code, elements: isRight && /^0[0-2]/.test(code) ? elements : null };
}

const has = <K extends string, V>(key: K, value: V | null | undefined): { [key in K]?: V } =>
  value === null || value === undefined ? {} : ({ [key]: value } as { [key in K]: V }); // one computed key

function meaningOf(code: string, elements: Elements, today: string): Scan {
  const dayOf = (name: string): string | null | undefined => {
    const day = elements.get(name);
    return day === undefined ? undefined : scannedDay(day, today);
  };
  const expiresOn = dayOf('17') ?? dayOf('15');
  const producedOn = dayOf('11');
  if (['11', '15', '17'].some((name) => dayOf(name) === null)) return { code, isMisread: true };
  const count = elements.get('37') ?? elements.get('30');
  return {
    code,
    ...has('gtin', articleOf(elements)),
    ...has('lot', elements.get('10')),
    ...has('serial', elements.get('21')),
    ...has('expiresOn', expiresOn),
    ...has('producedOn', producedOn),
    ...has('count', count === undefined ? undefined : Number(count)),
    ...has('weight', weightOf(elements)),
    ...has('sscc', elements.get('00')),
  };
}

/** Net weight in grams, which are thousandths of a kilogram: `310n` has n decimals. */
function weightOf(elements: Elements): number | undefined {
  for (let decimals = 0; decimals <= 5; decimals++) {
    const value = elements.get(`310${decimals}`);
    if (value !== undefined) return Math.round((Number(value) * 1000) / 10 ** decimals);
  }
  return undefined;
}
