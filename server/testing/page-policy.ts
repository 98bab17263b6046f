import { createHash } from 'node:crypto';

/** What a content security policy of only `'self'` and hashes would block in a page, one line each. */
export function forbiddenIn(html: string, policy = "'self'"): string[] {
  return rules.flatMap(({ pattern, says }) =>
    [...html.matchAll(pattern)]
      .filter(([, text]) => text === undefined || !policy.includes(`'sha256-${sha256(text)}'`))
      .map(([found]) => `${says}: ${found.slice(0, 80)}`),
  );
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

const rules = [
  {
    // Data in a script element is never run.
    says: 'a script within the page',
    pattern:
      /<script\b(?![^>]*\bsrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/gi,
  },
  { says: 'styles within the page', pattern: /<style\b[^>]*>([\s\S]*?)<\/style>/gi },
  { says: 'a style on an element', pattern: /<[^>]+\sstyle\s*=[^>]*>/gi },
  { says: 'a handler on an element', pattern: /<[^>]+\son[a-z]+\s*=[^>]*>/gi },
  {
    says: 'a script as an address',
    pattern: /<[^>]+\s(?:href|src|action)\s*=\s*["']?\s*javascript:[^>]*>/gi,
  },
  {
    // A page's own address and those of its other languages are whole ones, and not loaded.
    says: 'something from elsewhere',
    pattern:
      /<(?:script|link|img|iframe)\b(?![^>]*\brel="(?:canonical|alternate)")[^>]*\b(?:src|href)=["']?(?:https?:)?\/\/[^>]*>/gi,
  },
];
