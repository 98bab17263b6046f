import { pictureLibrary } from '#server/files/picture-library.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** A part of a drawing, in a square from -1 to 1; later ones lie above. */
interface Part {
  readonly colour: Colour;
  covers(x: number, y: number): boolean;
}

const steel: Colour = [142, 151, 163];
const light: Colour = [190, 198, 208];
const dark: Colour = [74, 82, 94];
const white: Colour = [255, 255, 255];
const card: Colour = [201, 160, 112];
const tape: Colour = [226, 198, 158];
const red: Colour = [178, 48, 42];
const navy: Colour = [38, 66, 112];

const disc = (radius: number, colour: Colour, cx = 0, cy = 0): Part => ({
  colour,
  covers: (x, y) => (x - cx) ** 2 + (y - cy) ** 2 <= radius ** 2,
});
const bar = (width: number, height: number, colour: Colour, cx = 0, cy = 0): Part => ({
  colour,
  covers: (x, y) => Math.abs(x - cx) <= width / 2 && Math.abs(y - cy) <= height / 2,
});
const hexagon = (radius: number, colour: Colour): Part => ({
  colour,
  covers: (x, y) => Math.abs(y) <= radius * 0.866 && Math.abs(x) * 0.866 + Math.abs(y) / 2 <= radius * 0.866,
});
const rings = (radii: readonly number[], colours: readonly Colour[]): Part[] =>
  radii.map((radius, index) => disc(radius, colours[index % colours.length] ?? steel));
const along = (count: number, part: (at: number) => Part): Part[] =>
  Array.from({ length: count }, (_, index) => part(count > 1 ? (2 * index) / (count - 1) - 1 : 0));

/** What is drawn: simple shapes that are told apart at a glance. */
const drawings = {
  bolt: [
    bar(0.62, 0.28, steel, 0, -0.66),
    bar(0.34, 0.06, light, -0.06, -0.73),
    bar(0.26, 1.3, light, 0, 0.12),
    ...along(9, (at) => bar(0.3, 0.05, dark, 0, 0.35 + at * 0.38)),
  ],
  nut: [hexagon(0.8, steel), hexagon(0.7, light), ...rings([0.42, 0.36], [dark, white])],
  washer: rings([0.78, 0.7, 0.36, 0.32], [steel, light, steel, white]),
  box: [bar(1.3, 1, card), bar(0.24, 1, tape), bar(0.4, 0.22, white, 0.36, 0.26)],
  bearing: [
    ...rings([0.85, 0.66, 0.44, 0.26], [steel, dark, light, white]),
    ...along(8, (at) => disc(0.1, light, 0.55 * Math.cos(at * 2.75), 0.55 * Math.sin(at * 2.75))),
  ],
  belt: rings([0.85, 0.77, 0.62], [dark, steel, white]),
  filter: [
    bar(0.9, 1.3, navy, 0, 0.1),
    bar(1, 0.14, dark, 0, -0.56),
    ...along(6, (at) => bar(0.04, 1, steel, at * 0.36, 0.2)),
  ],
  fender: [
    disc(0.36, light, 0, -0.4),
    disc(0.36, light, 0, 0.4),
    bar(0.72, 0.8, light),
    disc(0.12, navy, 0, -0.82),
    disc(0.06, white, 0, -0.82),
    bar(0.72, 0.1, navy),
  ],
  rope: rings([0.85, 0.72, 0.68, 0.55, 0.51, 0.38, 0.34], [tape, card]).concat(disc(0.26, white)),
  can: [bar(1, 1.2, light, 0, 0.12), bar(1, 0.6, red, 0, 0.16), bar(1.06, 0.12, steel, 0, -0.52)],
} satisfies Record<string, readonly Part[]>;

/** The name of a drawing. */
export type Drawn = keyof typeof drawings;

/** Pixels; drawn twice as large, so that edges become smooth. */
const SIDE = 240;

/** A drawing as PNG on white, the same bytes at every seeding. */
export async function drawnAs(name: Drawn): Promise<Buffer> {
  const side = SIDE * 2;
  const pixels = Buffer.alloc(side * side * 3, 255);
  const parts: readonly Part[] = drawings[name];
  for (let at = 0; at < side * side; at += 1) {
    const x = (2 * (at % side)) / side - 1;
    const y = (2 * Math.floor(at / side)) / side - 1;
    const part = parts.findLast((one) => one.covers(x, y));
    if (part)
      for (let channel = 0; channel < 3; channel += 1) pixels[at * 3 + channel] = part.colour[channel] ?? 0;
  }
  const open = await pictureLibrary();
  return open(pixels, { raw: { width: side, height: side, channels: 3 } })
    .resize(SIDE, SIDE)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
