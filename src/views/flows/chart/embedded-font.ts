/** The `@font-face` of a family of the page for Latin letters, with the font itself in it; empty where it has none. */
export async function fontFace(family: string): Promise<string> {
  const source = fontSource(family);
  if (source === null) return '';
  const response = await fetch(source);
  if (!response.ok) return '';
  const bytes = new Uint8Array(await response.arrayBuffer());
  const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}

/** Where the page has the Latin letters of a family from. */
function fontSource(family: string): string | null {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule) || !rule.style.getPropertyValue('font-family').includes(family))
        continue;
      const range = rule.style.getPropertyValue('unicode-range');
      const [, address] = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue('src')) ?? [];
      if (address !== undefined && (range === '' || /U\+0+-0*FF/i.test(range)))
        return new URL(address, sheet.href ?? location.href).href;
    }
  return null;
}
