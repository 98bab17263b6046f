interface Text {
  readonly en: string;
  readonly sv: string;
}

/** What vouchers are called in the books, before the number and the customer. */
export const voucherTexts = {
  invoice: { en: 'Invoice', sv: 'Faktura' },
  creditNote: { en: 'Credit note', sv: 'Kreditfaktura' },
  corrective: { en: 'Corrective invoice', sv: 'Ändringsfaktura' },
  recorded: { en: 'Payment', sv: 'Inbetalning' },
  paidOut: { en: 'Paid to customer', sv: 'Utbetalning till kund' },
  allocated: { en: 'Payment allocated', sv: 'Betalning avprickad' },
  freed: { en: 'Payment freed from invoice', sv: 'Betalning lossad från faktura' },
  refunded: { en: 'Payment paid back', sv: 'Betalning återbetald' },
  feeKept: { en: 'Reminder fee paid', sv: 'Påminnelseavgift betald' },
  reversed: { en: 'Payment reversed', sv: 'Betalning återförd' },
  setOffAgainst: { en: 'Credit note set off', sv: 'Kreditfaktura kvittad' },
  setOffFreed: { en: 'Set-off undone', sv: 'Kvittning ångrad' },
  bill: { en: 'Supplier bill', sv: 'Leverantörsfaktura' },
  billCreditNote: { en: 'Credit note of a supplier', sv: 'Leverantörskreditfaktura' },
  billReversed: { en: 'Supplier bill reversed', sv: 'Leverantörsfaktura återförd' },
  billPaid: { en: 'Paid to supplier', sv: 'Betalning till leverantör' },
  billUnpaid: { en: 'Payment to supplier undone', sv: 'Betalning till leverantör ångrad' },
  goodsReceived: { en: 'Goods received', sv: 'Inleverans' },
  goodsSentBack: { en: 'Goods sent back', sv: 'Leverantörsretur' },
  writtenOff: { en: 'Bad debt', sv: 'Kundförlust' },
  /** In a file that was written before; after it come the day and the time. */
  exportedBefore: { en: 'Exported before:', sv: 'Tidigare exporterad:' },
} satisfies Readonly<Record<string, Text>>;
