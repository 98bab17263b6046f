import { permissionToday } from '#model/earlier-names.ts';
import { heldBy, rulesFor, type AbilityRule } from '#model/role/abilities.ts';

const RULES = 'userAbilityRules';
const LOCALE = 'i18n_redirected';
/** Between the subjects of a rule. */
const BAR = '|';
const YEAR = 365 * 86_400;
/** What the value of a cookie may not hold, and the sign of what was replaced: RFC 6265, section 4.1.1, `cookie-octet`. */
const UNFIT = /[^!#$&-+\--:<-[\]-~]/gu;

/** Where cookies are stored: `document`. */
export interface CookieJar {
  cookie: string;
}

interface Held {
  readonly permissions: readonly string[];
  readonly founder: boolean;
}

interface Kept extends Held {
  readonly role: null;
}

/** Stores the person's permissions, so that the app knows them before, or without, the server's answer. */
export function keepAbilities(jar: CookieJar, held: Held): void {
  write(jar, RULES, JSON.stringify(rulesFor(held).map(packed)), YEAR);
}

/** The stored permissions. Rules without an action are ignored; a missing or malformed cookie yields none. */
export function keptAbilities(jar: CookieJar): Kept {
  const { permissions, founder } = heldBy(keptRules(jar).map(unpacked));
  return { permissions: permissions.map(permissionToday), founder, role: null };
}

/** A cookie has 4 kB, and each quotation mark takes three of its bytes: subjects are one text. */
const packed = ({ action, subject }: AbilityRule): AbilityRule =>
  subject === undefined ? { action } : { action, subject: [subject].flat().join(BAR) };

function unpacked({ action, subject }: AbilityRule): AbilityRule {
  if (subject === undefined) return { action };
  const subjects = [subject].flat().flatMap((one) => one.split(BAR));
  return { action, subject: subjects.length === 1 ? subjects[0] : subjects };
}

function keptRules(jar: CookieJar): AbilityRule[] {
  try {
    const rules: unknown = JSON.parse(read(jar, RULES) ?? '[]');
    return Array.isArray(rules) ? rules.filter(isRule) : [];
  } catch {
    return [];
  }
}

export function forgetAbilities(jar: CookieJar): void {
  write(jar, RULES, '', 0);
}

/** The language to which paths without one are redirected. */
export function keepLocale(jar: CookieJar, locale: string): void {
  write(jar, LOCALE, locale, YEAR);
}

/** The stored language, not validated. */
export function keptLocale(jar: CookieJar): string | undefined {
  return read(jar, LOCALE);
}

function isRule(rule: unknown): rule is AbilityRule {
  return typeof rule === 'object' && rule !== null && 'action' in rule && typeof rule.action === 'string';
}

function read(jar: CookieJar, name: string): string | undefined {
  const found = jar.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found === undefined ? undefined : decoded(found.slice(name.length + 1));
}

/** What cannot be decoded was not written by us. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function write(jar: CookieJar, name: string, value: string, seconds: number): void {
  jar.cookie = `${name}=${value.replace(UNFIT, encodeURIComponent)}; path=/; max-age=${seconds}; samesite=lax`;
}
