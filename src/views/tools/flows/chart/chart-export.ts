import { fontFace } from './embedded-font.ts';

const FAMILY = 'Inter Variable';
const inherited = 'fill stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin opacity'.split(
  ' ',
);
const ofText = 'font-size font-weight text-anchor paint-order'.split(' ');
const colours = new Set(['fill', 'stroke']);
/** Image pixels per pixel of the drawing, and the maximum size of a side. */
const SHARPNESS = 2;
const LONGEST = 12_000;

/** A drawing as a file. Rejects if the browser cannot draw it. */
export const chartFile = (drawing: SVGSVGElement, title: string, ending: 'svg' | 'png'): Promise<Blob> =>
  ending === 'svg' ? svgFile(drawing, title) : pngFile(drawing, title);

/** A drawing as a standalone SVG file: colours, font and sizes as seen, without anything that needs the page. */
async function svgFile(drawing: SVGSVGElement, title: string): Promise<Blob> {
  const text = await svgText(drawing, title);
  return new Blob([text], { type: 'image/svg+xml' });
}

/** The same as a PNG, at twice the resolution of its actual size. Rejects if the browser cannot draw it. */
async function pngFile(drawing: SVGSVGElement, title: string): Promise<Blob> {
  const address = URL.createObjectURL(await svgFile(drawing, title));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { width, height } = drawing.viewBox.baseVal;
    const scale = Math.min(SHARPNESS, LONGEST / width, LONGEST / height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture came about')))),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function svgText(drawing: SVGSVGElement, title: string): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement; // a clone has the type of its original
  const { x, y, width, height } = drawing.viewBox.baseVal;
  const plain = colourReader();
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, at) => {
    const original = originals[at];
    if (original) dress(element, getComputedStyle(original), plain);
  });
  const size = {
    width,
    height,
    xmlns: 'http://www.w3.org/2000/svg',
    'font-family': `'${FAMILY}', Inter, sans-serif`,
  };
  for (const [name, value] of Object.entries(size)) copy.setAttribute(name, String(value));
  const ground = plain(getComputedStyle(drawing.parentElement ?? drawing).backgroundColor);
  copy.prepend(
    made('title', {}, title),
    made('style', {}, await fontFace(FAMILY)),
    made('rect', { x, y, width, height, fill: ground.colour }),
  );
  return new XMLSerializer().serializeToString(copy);
}

function made(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = text;
  return element;
}

interface Plain {
  readonly colour: string;
  readonly opacity: number;
}

/** Inlines the computed style of an element, and removes attributes that only a page needs. */
function dress(element: Element, style: CSSStyleDeclaration, plain: (colour: string) => Plain): void {
  const ofPage = element
    .getAttributeNames()
    .filter((name) => /^(class|role|tabindex|id|style|aria-.*|data-.*)$/.test(name));
  for (const name of ofPage) element.removeAttribute(name);
  const names = element.tagName === 'text' ? [...inherited, ...ofText] : inherited;
  for (const name of names) {
    const value = style.getPropertyValue(name);
    if (value === '' || value === 'normal') continue;
    if (!colours.has(name) || value === 'none') {
      element.setAttribute(name, value);
      continue;
    }
    const { colour, opacity } = plain(value);
    element.setAttribute(name, colour);
    if (opacity < 1) element.setAttribute(`${name}-opacity`, opacity.toFixed(2));
  }
}

/** Resolves colours to plain values that every program reads, however the style sheet mixes them. */
function colourReader(): (colour: string) => Plain {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const ink = canvas.getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Plain>();
  const read = (colour: string): Plain => {
    if (!ink) return { colour, opacity: 1 };
    ink.clearRect(0, 0, 1, 1);
    ink.fillStyle = colour;
    ink.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = ink.getImageData(0, 0, 1, 1).data;
    const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
    return { colour: `#${hex}`, opacity: alpha / 255 };
  };
  return (colour) => {
    const found = known.get(colour) ?? read(colour);
    known.set(colour, found);
    return found;
  };
}
