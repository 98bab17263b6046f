import { useEffect } from 'react';
import type { LabelSize } from '#model/values/label-formats.ts';

/** Makes the pages named `label` this large on paper; millimetres. Formats are data, so no style sheet can list them. */
export function usePageSize({ width, height }: LabelSize): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page label { size: ${width}mm ${height}mm; margin: 0 }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [width, height]);
}
