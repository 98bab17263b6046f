/** The `@font-face` of one of the page's families for Latin letters, with the font embedded; empty if there is none. */
export async function fontFace(family: string): Promise<string> {
  const source = fontSource(family);
  if (source === null) return '';
  const response = await fetch(source);
  if (!response.ok) return '';
  const bytes = new Uint8Array(await response.arrayBuffer());
  const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}

/** The source of a family's Latin letters. */
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
