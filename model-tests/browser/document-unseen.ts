/** Transitions that no step at a document's page was seen to fire, and where else they are. */
const signed: readonly { readonly which: RegExp; readonly why: string }[] = [
  {
    which: /none --create-->/,
    why: 'There is no page before: forms, another document or a list make it (forms.spec.ts, journey.spec.ts).',
  },
  {
    which: /--update-->|^(purchaseOrder|salesOrder).* --amend(\[\d\])?-->/,
    why: 'A form or an editor gives it and leads back to the state it is in, or to what its figures come to (forms.spec.ts).',
  },
  { which: /^salesOrder.* --record(\[\d\])?-->/, why: 'An import gives it; no page does.' },
  {
    which: /^purchaseOrder.* --acknowledge(\[\d\])?-->/,
    why: 'Lines are typed into its dialog; what other lines come to is for the model.',
  },
  {
    which: /^(purchaseOrder|salesOrder).* --(unreceive|markPicked)(\[\d\])?--> \(internal\)/,
    why: 'Another document causes it, and the state stays: nothing of it is seen.',
  },
  { which: /^purchaseOrder\.receipt\.received --unreceive\[0\]-->/, why: 'As above.' },
  {
    which: /^pick\.(claimed|picking) --(scan|unscan|shortPick|claim)-->/,
    why: 'Line by line while picking, by scanner or by another person (journey.spec.ts).',
  },
  {
    which: /^goodsReceipt\.(draft|counted) --count-->/,
    why: 'Figures typed into the count (journey.spec.ts).',
  },
  {
    which: /^member\.none --(add|invite)-->/,
    why: 'An invitation or a founding makes it (invitation.spec.ts).',
  },
  {
    which: /^member\.\w+ --changeRole-->/,
    why: 'A field of its panel gives it, and the state stays.',
  },
  {
    which: /^member\.\w+ --(appointFounder|dismissFounder)--> \(internal\)/,
    why: 'Founders alone may, and whoever walks is none; the state stays.',
  },
];

/** Those of the transitions that nobody has signed. */
export const unsigned = (unseen: readonly string[]): string[] =>
  unseen.filter((id) => !signed.some(({ which }) => which.test(id)));
