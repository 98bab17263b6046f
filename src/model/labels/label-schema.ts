import { z } from 'zod';

const place = z.number().min(0).max(1000);
const extent = z.number().positive().max(1000);

const labelText = z.strictObject({
  kind: z.literal('text'),
  x: place,
  y: place,
  text: z.string().max(500),
  size: extent,
  width: extent,
});
const labelCode = z.strictObject({
  kind: z.literal('code'),
  x: place,
  y: place,
  data: z.string().max(200),
  symbology: z.enum(['EAN13', 'CODE128', 'GS1']),
  height: extent,
  width: extent,
});

/** A label as a browser sends it to be printed; millimetres. */
export const labelSchema = z.strictObject({
  size: z.strictObject({ width: extent, height: extent }),
  parts: z.array(z.discriminatedUnion('kind', [labelText, labelCode])).max(50),
});
