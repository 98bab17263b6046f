/** What a content security policy of only `'self'` would block in a page, one line each. */
export function forbiddenIn(html: string): string[] {
  return rules.flatMap(({ pattern, says }) =>
    [...html.matchAll(pattern)].map(([found]) => `${says}: ${found.slice(0, 80)}`),
  );
}

const rules = [
  { says: 'a script within the page', pattern: /<script\b(?![^>]*\bsrc=)[^>]*>/gi },
  { says: 'styles within the page', pattern: /<style\b[^>]*>/gi },
  { says: 'a style on an element', pattern: /<[^>]+\sstyle\s*=[^>]*>/gi },
  { says: 'a handler on an element', pattern: /<[^>]+\son[a-z]+\s*=[^>]*>/gi },
  {
    says: 'a script as an address',
    pattern: /<[^>]+\s(?:href|src|action)\s*=\s*["']?\s*javascript:[^>]*>/gi,
  },
  {
    says: 'something from elsewhere',
    pattern: /<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=["']?(?:https?:)?\/\/[^>]*>/gi,
  },
];
