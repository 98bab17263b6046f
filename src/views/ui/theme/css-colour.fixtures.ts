/** Red, green and blue from 0 to 1, as stored in sRGB. */
export type Rgb = readonly [number, number, number];

type Declarations = Readonly<Record<string, string>>;

/** The custom properties of a theme: those of each selector of `tokens.css`, given as its text; later ones win. */
export function tokensOf(sheet: string, selectors: readonly string[]): Declarations {
  const css = sheet.replaceAll(/\/\*[^*]*\*\//g, '');
  return Object.assign({}, ...selectors.map((selector) => declarations(css, selector)));
}

function declarations(css: string, selector: string): Declarations {
  const from = css.indexOf(`${selector} {`);
  if (from === -1) throw new Error(`tokens.css has no ${selector}`);
  const block = css.slice(css.indexOf('{', from) + 1, css.indexOf('}', from));
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/\s+/g, ' ').trim(),
    ]),
  );
}

/** What a browser paints for a colour, clipped to sRGB: supports the functions that `tokens.css` uses. */
export function paint(value: string, tokens: Declarations): Rgb {
  const text = value.trim();
  const variable = /^var\((--[\w-]+)\)$/.exec(text)?.[1];
  if (variable) return paint(tokens[variable] ?? unknown(variable), tokens);
  if (text.startsWith('#')) return hex(text);
  const mix = /^color-mix\(in oklab, (.+) ([\d.]+)%, (.+)\)$/.exec(text);
  if (mix) return mixed(paint(mix[1] ?? '', tokens), Number(mix[2]) / 100, paint(mix[3] ?? '', tokens));
  const tone = /^oklch\( ?from (.+?\)) ([\d.]+) (?:calc\(c \* ([\d.]+)\)|c) h ?\)$/.exec(text);
  if (tone) return toned(paint(tone[1] ?? '', tokens), Number(tone[2]), Number(tone[3] ?? 1));
  const over = /^color\( ?from (.+?\)) xyz-d65 .* ?\)$/.exec(text);
  if (over) return inkOver(paint(over[1] ?? '', tokens), tokens);
  return unknown(text);
}

/** The WCAG 2 contrast, from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

function hex(text: string): Rgb {
  const channel = (at: number): number => Number.parseInt(text.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

function luminance(colour: Rgb): number {
  const [r, g, b] = linear(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** `--ink-over`, computed from its definition with the luminance of the fill. */
function inkOver(fill: Rgb, tokens: Declarations): Rgb {
  const y = luminance(fill);
  const terms = [...(tokens['--ink-over'] ?? '').matchAll(/clamp\(([^,]+), (.+?), ([^,)]+)\)/g)];
  if (terms.length !== 2) throw new Error('--ink-over is written otherwise now');
  const sum = terms.reduce((total, [, low, middle = '', high]) => {
    const value = arithmetic(middle, y);
    return total + Math.min(Number(high), Math.max(Number(low), value));
  }, 0);
  const channel = encoded(sum);
  return [channel, channel, channel];
}

/** `(y + 0.05) / 4.8 - 0.05`, `(0.179 - y) * 1000000`: a sum in brackets, a factor, and a rest. */
function arithmetic(text: string, y: number): number {
  const parts = /^\((\S+) ([+-]) (\S+)\) ([*/]) ([\d.]+)(?: - ([\d.]+))?$/.exec(text);
  if (!parts) return unknown(text);
  const number = (one = ''): number => (one === 'y' ? y : Number(one));
  const inner = number(parts[1]) + (parts[2] === '+' ? 1 : -1) * number(parts[3]);
  const scaled = parts[4] === '*' ? inner * number(parts[5]) : inner / number(parts[5]);
  return scaled - Number(parts[6] ?? 0);
}

function mixed(a: Rgb, share: number, b: Rgb): Rgb {
  const [from, to] = [oklab(a), oklab(b)];
  const at = (index: 0 | 1 | 2): number => from[index] * share + to[index] * (1 - share);
  return srgb([at(0), at(1), at(2)]);
}

function toned(colour: Rgb, lightness: number, chroma: number): Rgb {
  const [, a, b] = oklab(colour);
  return srgb([lightness, a * chroma, b * chroma]);
}

type Lab = readonly [number, number, number];

function oklab(colour: Rgb): Lab {
  const [r, g, b] = linear(colour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function srgb([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function linear([r, g, b]: Rgb): Rgb {
  const one = (value: number): number =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  return [one(r), one(g), one(b)];
}

function encoded(value: number): number {
  const clipped = Math.min(1, Math.max(0, value));
  return clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
}

function unknown(text: string): never {
  throw new Error(`no colour that this knows: ${text}`);
}
