import { z } from 'zod';

const place = z.number().min(0).max(1000);
const extent = z.number().positive().max(1000);

const labelText = z.strictObject({
  kind: z.literal('text'),
  x: place,
  y: place,
  text: z
    .string()
    .max(500)
    .regex(/^\P{Cc}*$/u),
  size: extent,
  width: extent,
});
/** What each kind of code can hold: a printer would take anything else for a command of its own. */
const contents = {
  EAN13: /^\d{13}$/,
  CODE128: /^[ -~]{1,200}$/,
  QR: /^[ -~]{1,200}$/,
  GS1: /^(?:\(\d{2,4}\)[!"%&'*+,\-./0-9:;<=>?A-Z_a-z]{1,90}){1,20}$/,
} as const;
const labelCode = z
  .strictObject({
    kind: z.literal('code'),
    x: place,
    y: place,
    data: z.string().max(200),
    symbology: z.enum(['EAN13', 'CODE128', 'GS1', 'QR']),
    height: extent,
    width: extent,
  })
  .superRefine(({ symbology, data }, context) => {
    if (!contents[symbology].test(data))
      context.addIssue({ code: 'invalid_format', format: 'regex', path: ['data'], input: data });
  });

/** A label as a browser sends it to be printed; millimetres. */
export const labelSchema = z.strictObject({
  size: z.strictObject({ width: extent, height: extent }),
  parts: z.array(z.discriminatedUnion('kind', [labelText, labelCode])).max(50),
});
