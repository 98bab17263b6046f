import { msg } from '@lingui/core/macro';
import type { DocumentExtras } from './document-lists.ts';

export const purchaseOrderExtras: DocumentExtras = {
  about: msg`What is agreed with a supplier, beside what has arrived.`,
  states: {
    commercial: { label: msg`Agreement`, tone: 'neutral' },
    receipt: { label: msg`Arrival`, tone: 'neutral' },
  },
  guards: {
    partiesAreKnown: {
      is: msg`supplier and warehouse are known`,
      needs: msg`Name a warehouse and a supplier of the company.`,
    },
    isSound: {
      is: msg`parties, rate and lines are sound`,
      needs: msg`Known parties and products, a product once for each day, and the rate 1 in the company's own currency.`,
    },
    mayBePlaced: {
      is: msg`parties are active and every line is complete`,
      needs: msg`The supplier, the warehouse and the products are active, and every line has a quantity and a price.`,
    },
    acknowledgesToTheEnd: {
      is: msg`acknowledged as arrived: nothing stays open`,
      needs: msg`What is acknowledged has arrived already, all of it.`,
    },
    mayBeAcknowledged: {
      is: msg`its own lines, not below what has arrived`,
      needs: msg`Acknowledge lines of this order, and not less than has arrived.`,
    },
    amendsToTheEnd: {
      is: msg`the change leaves nothing open`,
      needs: msg`After the change all that is left has arrived.`,
    },
    mayBeAmended: {
      is: msg`complete lines, not below what has arrived`,
      needs: msg`Keep every line complete, and none below what has arrived.`,
    },
    bringsTheRest: { is: msg`the rest arrives`, needs: msg`All that is open arrives with this receipt.` },
    linesAreOfOrder: { is: msg`lines of this order`, needs: msg`The receipt speaks of lines of this order.` },
    somethingArrived: {
      is: msg`something has arrived`,
      needs: msg`Receive something first; an order of which nothing came is cancelled instead.`,
    },
    nothingArrived: {
      is: msg`nothing has arrived`,
      needs: msg`Something has arrived: close the order short instead.`,
    },
    wasPlaced: { is: msg`it was placed once`, needs: msg`Only an order that was placed once is reopened.` },
    breaksComplete: {
      is: msg`what goes back was the whole`,
      needs: msg`The order is complete until this receipt is taken back.`,
    },
    isCompleteReceived: { is: msg`all has arrived`, needs: msg`Everything that is open arrives.` },
    isEmptyUnreceived: { is: msg`nothing stays received`, needs: msg`All that arrived goes back.` },
    isCompleteAmended: {
      is: msg`all that is left has arrived`,
      needs: msg`The change leaves nothing to arrive.`,
    },
    isCompleteAcknowledged: {
      is: msg`all that is acknowledged has arrived`,
      needs: msg`The acknowledgement leaves nothing to arrive.`,
    },
    isStillComplete: { is: msg`all stays complete`, needs: msg`Nothing of what is ordered goes missing.` },
  },
};

export const goodsReceiptExtras: DocumentExtras = {
  about: msg`Goods that come in: counted, and posted to stock.`,
  guards: {
    mayBeOpened: {
      is: msg`an active warehouse, and an order that awaits goods`,
      needs: msg`Name an active warehouse and a source that fits: an order that awaits goods, a supplier, or neither for an opening stock.`,
    },
    mayBeCounted: {
      is: msg`something is counted, line by line`,
      needs: msg`Count something, each product once for each place, on lines of the receipt's own order.`,
    },
    mayBePosted: {
      is: msg`it fits order, places, tolerance and period`,
      needs: msg`The places are active, the order still awaits goods, the day is open, and more than the tolerance needs the permission and a reason.`,
    },
    mayBeReversed: {
      is: msg`the goods are still there and the period is open`,
      needs: msg`The goods are still where they were put, free to go, and the day is not closed.`,
    },
  },
};
