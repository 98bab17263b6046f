import { msg } from '@lingui/core/macro';
import type { DocumentExtras } from './document-lists.ts';

export const salesOrderExtras: DocumentExtras = {
  about: msg`What was agreed with a customer, how far it is delivered, what is to be invoiced.`,
  states: {
    commercial: { label: msg`Agreement`, tone: 'neutral' },
    fulfilment: { label: msg`Delivery`, tone: 'neutral' },
    billing: { label: msg`Invoicing`, tone: 'neutral' },
  },
  events: {
    markPicked: msg`Report picked`,
    unrelease: msg`Take back from picking`,
    unpick: msg`Put goods back`,
    unship: msg`Reverse shipment`,
    markShipped: msg`Report shipped`,
  },
  guards: {
    partiesAreKnown: {
      is: msg`customer, warehouse and products are known`,
      needs: msg`Name a customer, a warehouse and products of the company, each product once.`,
    },
    mayRecordSale: {
      is: msg`sound, and something was delivered`,
      needs: msg`A number of its own, an open day, goods that are there, and something delivered.`,
    },
    mayRecordNoSale: {
      is: msg`sound, and nothing was delivered`,
      needs: msg`A number of its own, an open day, and nothing delivered.`,
    },
    mayConfirm: {
      is: msg`customer and products are active, lines and credit in order`,
      needs: msg`The customer and the products are active, every line is complete, and the credit limit is kept.`,
    },
    mayAmendToTheEnd: {
      is: msg`the change leaves nothing to ship`,
      needs: msg`After the change all that is left has shipped.`,
    },
    mayAmend: {
      is: msg`not below what is picked or shipped`,
      needs: msg`Keep every line complete, and none below what is on a pick list or has shipped.`,
    },
    mayCancelTheRest: {
      is: msg`nothing is left to ship`,
      needs: msg`The lines that are cancelled are all that was open.`,
    },
    linesMayGo: {
      is: msg`they are on no pick list`,
      needs: msg`Take the lines back from picking first; to cancel all of them, cancel the order.`,
    },
    nothingIsPicked: {
      is: msg`nothing is picked or shipped`,
      needs: msg`Put back what is picked; an order that has shipped in part is closed short.`,
    },
    mayCloseShort: {
      is: msg`something has shipped, nothing is in hand`,
      needs: msg`Ship something first, and put back what is picked.`,
    },
    mayRelease: {
      is: msg`goods are there to pick`,
      needs: msg`Reserve goods for the order: receive more, or free what is held elsewhere.`,
    },
    onlyServicesAreLeft: {
      is: msg`only services are left`,
      needs: msg`Ship the goods first: services go with the last of them.`,
    },
    shipsTheRest: { is: msg`the rest ships`, needs: msg`All that is open ships with this delivery.` },
    mayReopen: {
      is: msg`it was confirmed, in a period that is open`,
      needs: msg`Only an order that was confirmed once, and was settled in an open period, is reopened.`,
    },
    isDelivered: {
      is: msg`something was delivered`,
      needs: msg`The record says that something was delivered.`,
    },
    nothingStaysReleased: {
      is: msg`no other line stays released`,
      needs: msg`All that is on pick lists goes back.`,
    },
    nothingStaysShipped: { is: msg`nothing stays shipped`, needs: msg`All that has shipped is reversed.` },
    opensMore: {
      is: msg`the change leaves something to ship`,
      needs: msg`The change adds what has not shipped yet.`,
    },
    bringsBackLines: { is: msg`lines come back`, needs: msg`Lines were given up when it was closed.` },
  },
};

export const pickExtras: DocumentExtras = {
  about: msg`A walk through the warehouse for an order.`,
  guards: {
    isNotYours: { is: msg`somebody else has it`, needs: msg`It is yours already.` },
    mayScan: {
      is: msg`yours, the right item, not above what is asked`,
      needs: msg`Take the list over, and scan an item of it, no more than is asked for.`,
    },
    mayShort: {
      is: msg`yours, and no more than is left`,
      needs: msg`Take the list over, and report no more missing than is left to pick.`,
    },
    mayUnscan: {
      is: msg`yours, and no more than is in hand`,
      needs: msg`Take the list over, and put back no more than is in hand.`,
    },
    mayFinish: {
      is: msg`yours, and every line is in hand or missing`,
      needs: msg`Take the list over; pick every line or report it missing, with something in hand.`,
    },
    holdsGoods: { is: msg`goods are in hand`, needs: msg`Something was picked before the pause.` },
    isClaimed: { is: msg`somebody has it`, needs: msg`Somebody had taken it before the pause.` },
  },
};

export const shipmentExtras: DocumentExtras = {
  about: msg`What leaves for a customer, from the packing to the door.`,
  guards: {
    orderIsThere: { is: msg`its order is there`, needs: msg`Name an order that there is.` },
    mayShip: {
      is: msg`the order is not on hold, and whole where it must be`,
      needs: msg`Resume the order; where it ships complete only, bring all of it to staging first.`,
    },
  },
};
