const address = { street: 'Storgatan 1', postcode: '111 22', city: 'Stockholm', country: 'SE' };

/** Commands that write an invoice of 100.00 and VAT for a customer, and issue it. */
export const handWritten = (document: string, customer: string) => [
  {
    kind: 'invoice',
    document,
    type: 'create',
    data: { type: 'invoice', customer, orders: [], corrects: null },
  },
  {
    kind: 'invoice',
    document,
    type: 'update',
    data: {
      issuedOn: null,
      theirReference: 'PO 4711',
      theirOrder: '',
      address,
      terms: 30,
      notes: '',
      lines: [
        {
          id: `${document}-1`,
          product: null,
          text: 'Arbete',
          quantity: 1000,
          price: 100_0000,
          discount: 0,
          vatClass: 'standard',
        },
      ],
    },
  },
  { kind: 'invoice', document, type: 'issue' },
];

/** A payment of so much (minor units) that pays an invoice, whole or less than it came to. */
export const paymentOf = (document: string, customer: string, amount: number, on: string, part: object) => ({
  kind: 'payment',
  document,
  type: 'record',
  data: {
    customer,
    direction: 'in',
    on,
    amount,
    currency: 'SEK',
    rate: 1_000_000,
    reference: '',
    notes: '',
    source: 'hand',
    allocations: [{ less: null, ...part }],
  },
});
