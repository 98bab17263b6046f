import XMLBuilder from 'fast-xml-builder';

/** An element: its text, or its attributes (`@name`), text (`#text`) and elements, in their order. A list repeats it. */
export type XmlPart = string | XmlElements;
export interface XmlElements {
  readonly [name: string]: XmlPart | readonly XmlPart[] | undefined;
}

const builder = new XMLBuilder({ attributeNamePrefix: '@', ignoreAttributes: false, format: true });

/** A document in XML 1.0 with what is not empty of it. */
export const xmlDocument = (name: string, elements: XmlElements): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ [name]: filled(elements) })}`;

/** What XML 1.0 has no place for: control characters but tabs and line ends, halves of pairs, two that are none. */
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Without what is empty, however deep; undefined if that is all. */
function filled(element: XmlPart | readonly XmlPart[] | undefined): unknown {
  if (element === undefined) return undefined;
  if (typeof element === 'string')
    return element.toWellFormed().replaceAll(UNWRITABLE, '').trim() || undefined;
  if (isList(element)) {
    const all = element.map(filled).filter((one) => one !== undefined);
    return all.length > 0 ? all : undefined;
  }
  const entries = Object.entries(element).flatMap(([name, inner]) => {
    const value = filled(inner);
    return value === undefined ? [] : [[name, value] as const];
  });
  return entries.some(([name]) => !name.startsWith('@')) ? Object.fromEntries(entries) : undefined;
}

const isList = (element: XmlElements | readonly XmlPart[]): element is readonly XmlPart[] =>
  Array.isArray(element);
