import { Marked, Renderer, type Token, type Tokens } from 'marked';
import type { Locale } from '../../src/i18n/locale.ts';
import type {
  Article,
  ArticleBlock,
  ArticleHead,
  ArticleHeading,
} from '../../src/views/kit/article/article.ts';

/** A file of an article, as it stands on disk. */
export interface ArticleSource {
  readonly slug: string;
  readonly locale: Locale;
  readonly text: string;
}

type Fields = Readonly<Record<string, string>>;

const HEAD = /^---\n([\s\S]*?)\n---\n/;
const FIELD = /^([a-z]+): (.+)$/;
const PART = /^::([a-z]+)(?: ([\w-]+))?$/;
const KEYS = /\{([^{}]+)\}/g;

/**
 * The head of an article. What does not depend on the language comes from its English file.
 * @throws if a field is missing or malformed, naming the file.
 */
export function headOf(own: ArticleSource, english: ArticleSource): ArticleHead {
  const said = fieldsOf(own);
  const shared = fieldsOf(english);
  const { category, kind, tour, date } = shared;
  return {
    slug: own.slug,
    title: needed(own, said, 'title'),
    summary: needed(own, said, 'summary'),
    words: listOf(said['words']),
    order: Number(shared['order'] ?? 0),
    screens: listOf(shared['screens']),
    related: listOf(shared['related']),
    tags: listOf(shared['tags']),
    ...(category !== undefined && { category }),
    ...(kind !== undefined && { kind }),
    ...(tour !== undefined && { tour }),
    ...(date !== undefined && { date }),
  };
}

/** An article ready to be shown: written text as HTML, and the parts that are made where it is shown. */
export function articleOf(own: ArticleSource, english: ArticleSource): Article {
  const headings = headingsOf(own, english);
  return { head: headOf(own, english), headings, blocks: blocksOf(own, headings) };
}

function fieldsOf(source: ArticleSource): Fields {
  const head = HEAD.exec(source.text)?.[1];
  if (head === undefined) throw new Error(`${nameOf(source)}: no head between two lines ---`);
  return Object.fromEntries(
    head.split('\n').map((line) => {
      const [, name, value] = FIELD.exec(line) ?? [];
      if (name === undefined || value === undefined) throw new Error(`${nameOf(source)}: no field: ${line}`);
      return [name, value.trim()];
    }),
  );
}

function needed(source: ArticleSource, fields: Fields, name: string): string {
  const value = fields[name];
  if (value === undefined) throw new Error(`${nameOf(source)}: no ${name}`);
  return value;
}

const listOf = (text: string | undefined): string[] =>
  text === undefined ? [] : text.split(',').map((part) => part.trim());

const nameOf = ({ slug, locale }: ArticleSource): string => `${slug}.${locale}.md`;

const tokensOf = (source: ArticleSource): Token[] => new Marked().lexer(source.text.replace(HEAD, ''));

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

function headingsOf(own: ArticleSource, english: ArticleSource): ArticleHeading[] {
  const named = tokensOf(english).filter(isHeading);
  const said = tokensOf(own).filter(isHeading);
  if (named.length !== said.length)
    throw new Error(`${nameOf(own)}: ${said.length} headings, ${named.length} in English`);
  return said.map(({ depth, text }, at) => {
    if (depth !== 2 && depth !== 3) throw new Error(`${nameOf(own)}: a heading of level ${depth}: ${text}`);
    return { id: idOf(named[at]?.text ?? text), level: depth, text: plain(text) };
  });
}

const plain = (text: string): string => text.replaceAll(/[*`]/g, '');

const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function blocksOf(source: ArticleSource, headings: readonly ArticleHeading[]): ArticleBlock[] {
  const marked = new Marked().setOptions({ renderer: new ArticleRenderer(source, headings) });
  const blocks: ArticleBlock[] = [];
  let written: Token[] = [];
  const flush = (): void => {
    const html = marked.parser(written).trim();
    if (html !== '') blocks.push({ html });
    written = [];
  };
  for (const token of tokensOf(source)) {
    const [, part, of] = token.type === 'paragraph' ? (PART.exec(token.raw.trim()) ?? []) : [];
    if (part === undefined) {
      written.push(token);
      continue;
    }
    flush();
    blocks.push({ part, ...(of !== undefined && { of }) });
  }
  flush();
  return blocks;
}

class ArticleRenderer extends Renderer {
  readonly #source: ArticleSource;
  readonly #headings: Iterator<ArticleHeading>;

  constructor(source: ArticleSource, headings: readonly ArticleHeading[]) {
    super();
    this.#source = source;
    this.#headings = headings.values();
  }

  override heading({ tokens, depth }: Tokens.Heading): string {
    const id = this.#headings.next().value?.id ?? '';
    return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
  }

  override link({ href, tokens }: Tokens.Link): string {
    return `<a href="${addressOf(this.#source, href)}">${this.parser.parseInline(tokens)}</a>`;
  }

  /** A table or code that is too wide scrolls, also by keyboard. */
  override table(token: Tokens.Table): string {
    const heads = token.header.map(({ text }) => plain(text)).filter((text) => text !== '');
    const label = heads.join(', ').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const named = label === '' ? '' : ` role="group" aria-label="${label}"`;
    return `<div class="article-table" tabindex="0"${named}>${super.table(token)}</div>\n`;
  }

  override tablecell(token: Tokens.TableCell): string {
    return token.header && token.text === '' ? '<td></td>\n' : super.tablecell(token);
  }

  override code(token: Tokens.Code): string {
    return super.code(token).replace('<pre>', '<pre tabindex="0">');
  }

  override text(token: Tokens.Text | Tokens.Escape): string {
    return super.text(token).replaceAll(KEYS, (_, keys: string) => keysOf(keys));
  }

  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    throw new Error(`${nameOf(this.#source)}: HTML is not taken: ${text}`);
  }
}

const keysOf = (keys: string): string =>
  keys
    .split('+')
    .map((key) => `<kbd>${key}</kbd>`)
    .join('+');

/** Links name what they lead to (`article:`, `screen:`, `tour:`, `blog:`, `site:`), so that a check can find it. */
function addressOf(source: ArticleSource, href: string): string {
  const [, scheme, rest = ''] = /^(\w+):(.*)$/.exec(href) ?? [];
  const below = (path: string): string => `/${source.locale}${path}`;
  if (scheme === 'article') return below(`/apps/help-center/article/${rest}`);
  if (scheme === 'blog') return below(`/blog/${rest}`);
  if (scheme === 'screen' || scheme === 'site') return below(rest === '/' ? '' : rest);
  if (scheme === 'tour') return below(`/dashboard?tour=${rest}`);
  if (scheme === 'https' || href.startsWith('#')) return href;
  throw new Error(`${nameOf(source)}: a link to nowhere: ${href}`);
}
