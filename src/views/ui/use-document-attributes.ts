import { useLayoutEffect } from 'react';

interface DocumentLook {
  /** Attributes of <html>, for instance `data-theme`, `lang`, `dir`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Custom properties of <html>, for instance `--primary`. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Applies the look to the document element before the browser paints. */
export function useDocumentAttributes({ attributes, variables }: DocumentLook): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
    for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
  }, [attributes, variables]);
}
