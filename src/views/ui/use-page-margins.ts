import { useEffect } from 'react';

/** Only Chromium prints what a page says for its margins. */
export const hasPageMargins = (): boolean => 'CSSMarginRule' in globalThis;

/**
 * Prints in the margin below each sheet: what is said, and which sheet of how many it is.
 * @param page words around the number of the sheet and that of all of them
 */
export function usePageMargins(
  said: string,
  [before = '', between = '', after = '']: readonly string[],
): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const sheets = [quoted(before), 'counter(page)', quoted(between), 'counter(pages)', quoted(after)].join(
      ' ',
    );
    const small = 'font: 8pt "Inter Variable", sans-serif; color: #555';
    sheet.replaceSync(
      `@page { @bottom-left { content: ${quoted(said)}; ${small} } @bottom-right { content: ${sheets}; ${small} } }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [said, before, between, after]);
}

/** A text as a string of CSS, whatever it contains. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/["\\\p{Cc}]/gu, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`;
