import { hasFormOfGtin, rightDigit } from './check-digit.ts';

/** What the symbols of GS1 hold: values by their application identifier, `01`, `10`, `3103` … */
export type Elements = ReadonlyMap<string, string>;

/** The sign between elements of varying length: ASCII 29, which symbols write as FNC1. */
export const SEPARATOR = '\u001D';

/**
 * Digits of an identifier, and of the value where the length alone ends it, by the first two digits (GS1 General
 * Specifications, figures 7.8.5-2 and 3.2-1). All other values last until a separator or the end.
 */
const families: Readonly<Record<string, readonly [identifier: number, value?: number]>> = {
  ...each(['00'], [2, 18]),
  ...each(['01', '02', '03'], [2, 14]),
  ...each(['11', '12', '13', '15', '16', '17'], [2, 6]),
  ...each(['20'], [2, 2]),
  ...each(['31', '32', '33', '34', '35', '36'], [4, 6]),
  ...each(['41'], [3, 13]),
  ...each(['10', '21', '22', '30', '37', '90', '91', '92', '93', '94', '95', '96', '97', '98', '99'], [2]),
  ...each(['23', '24', '25', '40', '42', '71'], [3]),
  ...each(['39', '43', '70', '72', '80', '81', '82'], [4]),
};

function each<T>(names: readonly string[], value: T): Record<string, T> {
  return Object.fromEntries(names.map((name) => [name, value]));
}

/** The characters of texts in element strings, in 20 places at most, and the digits of the rest. */
const text20 = /^[!"%&'()*+,\-./\w:;<=>?]{1,20}$/;
const forms: Readonly<Record<string, RegExp>> = {
  ...each(['00'], /^\d{18}$/),
  ...each(['01', '02'], /^\d{14}$/),
  ...each(['11', '13', '15', '17'], /^\d{6}$/),
  ...each(['10', '21'], text20),
  ...each(['30', '37'], /^\d{1,8}$/),
};
const weighed = /^310[0-5]$/;

/** Elements one after the other, as a scanner sends them; null if the text is no such string. [BC3] */
export function readElementString(text: string): Elements | null {
  const found = new Map<string, string>();
  let rest = text;
  while (rest !== '') {
    const [digits, length] = families[rest.slice(0, 2)] ?? [0];
    const end = rest.indexOf(SEPARATOR);
    const until = length === undefined ? (end < 0 ? rest.length : end) : digits + length;
    const [name, value] = [rest.slice(0, digits), rest.slice(digits, until)];
    if (digits === 0 || until > rest.length || !add(found, name, value)) return null;
    rest = rest.slice(rest[until] === SEPARATOR ? until + 1 : until);
  }
  return found.size > 0 ? found : null;
}

/** Elements as they are printed for people, `(01)04006381333931(10)A1`; null if the text is no such string. [BC3] */
export function readPrinted(text: string): Elements | null {
  const found = new Map<string, string>();
  for (const part of text.split(/(?=\(\d{2,4}\))/)) {
    const [, name = '', value = ''] = /^\((\d{2,4})\)(.*)$/s.exec(part) ?? [];
    if (families[name.slice(0, 2)]?.[0] !== name.length || !add(found, name, value.trim())) return null;
  }
  return found.size > 0 ? found : null;
}

/** `/01/…/10/…?17=…` of any domain: GS1 Digital Link; null if the text is no such address. [BC4] */
export function readDigitalLink(text: string): Elements | null {
  const [, way = '', asked = ''] = /^https?:\/\/[^/?#]+\/([^?#]*)(?:\?([^#]*))?/i.exec(text) ?? [];
  const path = way.replace(/\/$/, '').split('/');
  const start = path.findIndex((part, index) => keys.test(part) && /^\d{8,18}$/.test(path[index + 1] ?? ''));
  if (start < 0) return null;
  const found = new Map<string, string>();
  for (let at = start; at < path.length; at += 2) {
    const [name = '', value = ''] = [path[at], decoded(path[at + 1] ?? '')];
    if (!add(found, name, asKey(name, value))) return null;
  }
  for (const [name, value] of new URLSearchParams(asked))
    if (families[name.slice(0, 2)]?.[0] === name.length && !add(found, name, value)) return null;
  return found;
}

const keys = /^0[01]$/;

/** Earlier links hold GTINs of 8, 12 and 13 digits. */
const asKey = (name: string, value: string): string =>
  name === '01' && hasFormOfGtin(value) ? value.padStart(14, '0') : value;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Adds an element if its value has the form of its identifier; one said twice must say the same. */
function add(found: Map<string, string>, name: string, value: string): boolean {
  const form = weighed.test(name) ? /^\d{6}$/ : (forms[name] ?? /^.{1,90}$/);
  if (!/^\d+$/.test(name) || !form.test(value) || value.includes(SEPARATOR)) return false;
  if ((found.get(name) ?? value) !== value) return false;
  found.set(name, value);
  return true;
}

/** Whether the check digits of all keys among the elements are right. [BC1] */
export const areKeysRight = (elements: Elements): boolean =>
  ['00', '01', '02'].every((name) => {
    const digits = elements.get(name);
    return digits === undefined || rightDigit(digits) === null;
  });
