/** What a content security policy of only `'self'` would block in a page, one line each. */
export function forbiddenIn(html: string): string[] {
  return rules.flatMap(({ pattern, says }) =>
    [...html.matchAll(pattern)].map(([found]) => `${says}: ${found.slice(0, 80)}`),
  );
}

const rules = [
  {
    // Data in a script element is never run.
    says: 'a script within the page',
    pattern: /<script\b(?![^>]*\bsrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>/gi,
  },
  { says: 'styles within the page', pattern: /<style\b[^>]*>/gi },
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
