import { permissionToday } from '#model/earlier-names.ts';
import { heldBy, rulesFor, type AbilityRule } from '#model/areas/setup/role/abilities.ts';

const RULES = 'userAbilityRules';
const LOCALE = 'i18n_redirected';
/** Between subjects, and between actions, in cookies of earlier builds. */
const BETWEEN = /[.|]/;
/** A cookie has 4 kB with its name and attributes. */
const ROOM = 3_900;
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

/** Stores what the person may do as rules, one for each pair of action and subject, as many as a cookie holds. */
export function keepAbilities(jar: CookieJar, held: Held): void {
  let room = ROOM;
  const rules = rulesFor(held).filter((rule) => (room -= fitted(`${JSON.stringify(rule)},`).length) >= 0);
  write(jar, RULES, JSON.stringify(rules), YEAR);
}

/** The stored permissions. Rules without an action are ignored; a missing or malformed cookie yields none. */
export function keptAbilities(jar: CookieJar): Kept {
  const { permissions, founder } = heldBy(keptRules(jar).flatMap(unpacked));
  return { permissions: permissions.map(permissionToday), founder, role: null };
}

function unpacked({ action, subject }: AbilityRule): AbilityRule[] {
  const actions = action.split(BETWEEN);
  if (subject === undefined) return actions.map((one) => ({ action: one }));
  const subjects = [subject].flat().flatMap((one) => one.split(BETWEEN));
  return actions.map((one) => ({ action: one, subject: subjects.length === 1 ? subjects[0] : subjects }));
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
  jar.cookie = `${name}=${fitted(value)}; path=/; max-age=${seconds}; samesite=lax`;
}

const fitted = (value: string): string => value.replace(UNFIT, encodeURIComponent);
