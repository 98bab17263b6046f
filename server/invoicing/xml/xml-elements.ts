import { SaxesParser, type SaxesTagNS } from 'saxes';
import { beyond, UnreadableFile } from '#server/platform/http/unreadable-file.ts';
import { broken } from './xml-text.ts';

/** An element with its text, what is in it, and the line that it begins in. */
export interface XmlElement {
  readonly name: string;
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inner: XmlElement[];
  text: string;
}

/** What is found on the way: the namespace of the file, the heads of its parts, and their entries one by one. */
export interface XmlVisitor {
  readonly document: (namespace: string, line: number) => void;
  readonly element: (element: XmlElement) => void;
}

/** How much of a file is read, and what each limit is called where it is met. */
export interface XmlLimits {
  /** Levels of elements. */
  readonly deepest: number;
  /** Elements in one that is handed over whole. */
  readonly elements: number;
  /** Characters of the text of an element. */
  readonly text: (element: string) => number;
  readonly codes: XmlCodes;
}

/** The codes of what is no XML, of a type of document, and of limits. */
export interface XmlCodes {
  readonly broken: string;
  readonly doctype: string;
  readonly tooDeep: string;
  readonly tooManyElements: string;
  readonly textTooLong: string;
}

/**
 * Reads XML element by element and hands over those that are asked for, whole; what is around them is not kept. Types of
 * documents are refused, and with them entities of one's own, which grow or fetch what is elsewhere. [BNK2] [EBL2]
 * @param isWhole whether an element at a path is handed over whole
 */
export function readElements(
  text: string,
  isWhole: (path: readonly string[]) => boolean,
  visitor: XmlVisitor,
  { deepest, elements, text: longest, codes }: XmlLimits,
): void {
  const parser = strictParser(codes);
  const path: string[] = [];
  const kept: XmlElement[] = [];
  let count = 0;
  parser.on('opentag', (tag) => {
    if (path.length === 0) visitor.document(tag.uri, parser.line);
    path.push(tag.local);
    if (path.length > deepest) throw beyond(codes.tooDeep, deepest);
    if (kept.length === 0 && !isWhole(path)) return;
    count = kept.length === 0 ? 1 : count + 1;
    if (count > elements) throw beyond(codes.tooManyElements, elements);
    const element = elementOf(tag, parser.line);
    kept.at(-1)?.inner.push(element);
    kept.push(element);
  });
  const take = (part: string): void => {
    const element = kept.at(-1);
    if (!element) return;
    const most = longest(element.name);
    if (element.text.length + part.length > most) throw beyond(codes.textTooLong, most);
    element.text += part;
  };
  parser.on('text', take);
  // A bank may write its texts so, to keep their ampersands.
  parser.on('cdata', take);
  parser.on('closetag', () => {
    const element = kept.pop();
    if (element && kept.length === 0) visitor.element(element);
    path.pop();
  });
  parser.write(text).close();
}

/** A parser that stops at what is no XML, and at a type of document. */
function strictParser(codes: XmlCodes) {
  const parser = new SaxesParser({ xmlns: true, position: true });
  parser.on('error', (cause) => {
    throw broken(codes.broken, parser.line, cause.message.replace(/^[\d:\s]+/, ''), cause);
  });
  parser.on('doctype', () => {
    throw new UnreadableFile('a type of document', {
      code: codes.doctype,
      params: { line: parser.line },
    });
  });
  return parser;
}

const elementOf = ({ local, attributes }: SaxesTagNS, line: number): XmlElement => ({
  name: local,
  line,
  attributes: Object.fromEntries(Object.values(attributes).map((one) => [one.local, one.value])),
  inner: [],
  text: '',
});

/** The elements at a path below one, such as `RmtInf/Strd`. */
export function allAt(element: XmlElement, path: string): readonly XmlElement[] {
  const [name, ...rest] = path.split('/');
  const found = element.inner.filter((inner) => inner.name === name);
  return rest.length === 0 ? found : found.flatMap((inner) => allAt(inner, rest.join('/')));
}

/** The text of the first element at one of these paths that has some; empty: none has. */
export function textAt(element: XmlElement, ...paths: readonly string[]): string {
  for (const path of paths) {
    const text = allAt(element, path)[0]?.text.trim() ?? '';
    if (text !== '') return text;
  }
  return '';
}
