import type { Sentences } from './language.ts';

/** What each code of a refusal says to whoever is not looking at a screen of ours: scripts, and the plain text of errors. */
export const refusalSentences: Sentences = {
  notPermitted: {
    en: 'You are not permitted to do this; it needs {permission}.',
    sv: 'Du får inte göra detta; det kräver {permission}.',
  },
  internalOnly: { en: 'This happens by itself.', sv: 'Detta sker av sig självt.' },
  notInState: { en: 'This is not possible in the present state.', sv: 'Detta går inte i nuvarande läge.' },
  unknownDocument: { en: 'This document does not exist.', sv: 'Dokumentet finns inte.' },
  unknownKind: { en: 'There is no such kind of document.', sv: 'Det finns ingen sådan dokumenttyp.' },
  unknownCommand: { en: 'There is no such command.', sv: 'Det finns inget sådant kommando.' },
  invalid: {
    en: 'Some of it cannot be right. Look at the fields named.',
    sv: 'Något stämmer inte. Se de angivna fälten.',
  },
  stale: {
    en: 'Somebody else has changed this meanwhile: it is at version {actual}, not {expected}.',
    sv: 'Någon annan har ändrat detta under tiden: det är version {actual}, inte {expected}.',
  },
  tooManyComments: {
    en: 'There are {most} comments on this already.',
    sv: 'Här finns redan {most} kommentarer.',
  },
  tooManyFiles: {
    en: 'There are {most} files on this already.',
    sv: 'Det finns redan {most} filer här.',
  },
  fileExists: { en: 'This file is there already.', sv: 'Filen finns redan.' },
  fileOfAnother: {
    en: 'Only who attached a file, or may edit the document, removes it.',
    sv: 'Bara den som bifogade filen, eller får ändra dokumentet, tar bort den.',
  },
  commentExists: { en: 'This comment is there already.', sv: 'Kommentaren finns redan.' },
  unknownComment: { en: 'This comment does not exist.', sv: 'Kommentaren finns inte.' },
  commentOfAnother: {
    en: 'Only its author changes a comment.',
    sv: 'Bara den som skrev en kommentar ändrar den.',
  },
  commentRemoved: { en: 'This comment was removed.', sv: 'Kommentaren är borttagen.' },
  mentionMayNotSee: {
    en: '{name} may not see this, so a mention would not reach them.',
    sv: '{name} får inte se detta, så en omnämning når inte fram.',
  },
  skuTaken: { en: 'Another product has the SKU {sku}.', sv: 'En annan produkt har SKU {sku}.' },
  barcodeTaken: { en: 'The barcode {barcode} is taken.', sv: 'Streckkoden {barcode} är upptagen.' },
  codeTaken: { en: 'The code {code} is taken.', sv: 'Koden {code} är upptagen.' },
  numberTaken: { en: 'The number {number} is taken.', sv: 'Numret {number} är upptaget.' },
  numberReserved: {
    en: 'Numbers of this form are given out by the system.',
    sv: 'Nummer av det slaget delas ut av systemet.',
  },
  nameTaken: { en: 'The name {name} is taken.', sv: 'Namnet {name} är upptaget.' },
  productHasMoved: {
    en: 'The product has stock movements, so this is fixed.',
    sv: 'Produkten har lagerrörelser, så detta ligger fast.',
  },
  stillInStock: {
    en: 'There is stock or an open order left.',
    sv: 'Det finns lager eller en öppen order kvar.',
  },
  unknownProduct: { en: 'This product does not exist.', sv: 'Produkten finns inte.' },
  productNotActive: { en: '{sku} is not active.', sv: '{sku} är inte aktiv.' },
  productTwice: {
    en: 'The product {sku} stands on more than one line.',
    sv: 'Produkten {sku} står på mer än en rad.',
  },
  unknownCategory: { en: 'This category does not exist.', sv: 'Kategorin finns inte.' },
  categoryCycle: {
    en: 'A category cannot stand below itself.',
    sv: 'En kategori kan inte ligga under sig själv.',
  },
  categoryNotEmpty: {
    en: 'The category still holds {products} products and {categories} categories.',
    sv: 'Kategorin innehåller fortfarande {products} produkter och {categories} kategorier.',
  },
  unknownWarehouse: { en: 'This warehouse does not exist.', sv: 'Lagret finns inte.' },
  warehouseNotActive: { en: 'The warehouse {code} is not active.', sv: 'Lagret {code} är inte aktivt.' },
  warehouseNeedsLocation: { en: 'Its warehouse needs this location.', sv: 'Lagret behöver den här platsen.' },
  unknownLocation: { en: 'This location does not exist.', sv: 'Platsen finns inte.' },
  locationStaysInWarehouse: {
    en: 'A location stays in its warehouse.',
    sv: 'En plats stannar i sitt lager.',
  },
  locationNotEmpty: { en: 'There is still stock in it.', sv: 'Det finns fortfarande lager där.' },
  samePlace: {
    en: 'Goods cannot move to the place where they are.',
    sv: 'Varor kan inte flyttas till platsen där de redan är.',
  },
  currencyIsFixed: {
    en: 'The currency is fixed once the company is founded.',
    sv: 'Valutan ligger fast när företaget är grundat.',
  },
  currencyOfCustomer: {
    en: "The order is in the customer's currency, {currency}.",
    sv: 'Ordern är i kundens valuta, {currency}.',
  },
  notFree: {
    en: 'Only {free:quantity} of {sku} is free; {wanted:quantity} is wanted.',
    sv: 'Bara {free:quantity} av {sku} är ledigt; {wanted:quantity} önskas.',
  },
  insufficientStock: {
    en: 'There is {onHand:quantity} of {sku} in {location}; {wanted:quantity} is wanted.',
    sv: 'Det finns {onHand:quantity} av {sku} på {location}; {wanted:quantity} önskas.',
  },
  reservedByOthers: {
    en: '{sku} in {location} is held back for another order.',
    sv: '{sku} på {location} är reserverad för en annan order.',
  },
  lastUnitTaken: {
    en: 'Somebody else was first to the last of {sku}.',
    sv: 'Någon annan hann först till de sista av {sku}.',
  },
  completeOnly: {
    en: 'The order ships complete only: {free:quantity} of {wanted:quantity} {sku} is there.',
    sv: 'Ordern levereras bara komplett: {free:quantity} av {wanted:quantity} {sku} finns.',
  },
  unknownSupplier: { en: 'This supplier does not exist.', sv: 'Leverantören finns inte.' },
  supplierMissing: { en: 'Choose a supplier.', sv: 'Välj en leverantör.' },
  supplierNotActive: { en: 'The supplier is not active.', sv: 'Leverantören är inte aktiv.' },
  supplierNotAsked: {
    en: 'A receipt with an order takes the supplier from the order.',
    sv: 'En inleverans med order tar leverantören från ordern.',
  },
  otherSupplier: { en: 'The order is with another supplier.', sv: 'Ordern gäller en annan leverantör.' },
  otherWarehouse: { en: 'The order is for another warehouse.', sv: 'Ordern gäller ett annat lager.' },
  unknownCustomer: { en: 'This customer does not exist.', sv: 'Kunden finns inte.' },
  customerBlocked: {
    en: 'Nothing is promised to {customer}, who is blocked or archived.',
    sv: 'Inget utlovas till {customer}, som är spärrad eller arkiverad.',
  },
  creditExceeded: {
    en: "The customer's limit is {limit:money}; {open:money} is open and {wanted:money} would be added.",
    sv: 'Kundens kreditgräns är {limit:money}; {open:money} är öppet och {wanted:money} skulle tillkomma.',
  },
  vatNumberMissing: {
    en: 'A business in another EU country needs its VAT number.',
    sv: 'Ett företag i ett annat EU-land behöver sitt momsnummer.',
  },
  addressMissing: { en: 'There is no address to deliver to.', sv: 'Det saknas en leveransadress.' },
  ordersOpen: { en: 'There are {orders} open orders.', sv: 'Det finns {orders} öppna ordrar.' },
  noLines: { en: 'There is no line on it.', sv: 'Det finns ingen rad.' },
  lineTwice: { en: 'A line stands twice.', sv: 'En rad står två gånger.' },
  lineTaken: { en: "A line's id belongs to another order.", sv: 'En rads id tillhör en annan order.' },
  unknownLine: { en: 'This line does not exist.', sv: 'Raden finns inte.' },
  lineHasArrived: {
    en: 'Something of {sku} has arrived, so its line stays.',
    sv: 'Något av {sku} har kommit, så raden står kvar.',
  },
  lineIsFixed: {
    en: 'Something of {sku} is picked or shipped, so this is fixed.',
    sv: 'Något av {sku} är plockat eller levererat, så detta ligger fast.',
  },
  belowReceived: {
    en: '{received:quantity} of {sku} has already arrived.',
    sv: '{received:quantity} av {sku} har redan kommit.',
  },
  belowFulfilled: {
    en: '{least:quantity} of {sku} is already picked or shipped.',
    sv: '{least:quantity} av {sku} är redan plockat eller levererat.',
  },
  moreThanOpen: {
    en: 'At most {most:quantity} of {sku} is open.',
    sv: 'Högst {most:quantity} av {sku} är öppet.',
  },
  moreThanOrdered: { en: 'More is cancelled than was sold.', sv: 'Mer är annullerat än vad som såldes.' },
  priceMissing: { en: 'A price is missing.', sv: 'Ett pris saknas.' },
  noVatRate: { en: 'There is no VAT rate for this.', sv: 'Det finns ingen momssats för detta.' },
  rateMustBeOne: {
    en: "In the company's own currency the rate is 1.",
    sv: 'I företagets egen valuta är kursen 1.',
  },
  somethingOpen: { en: 'Something of the order is still open.', sv: 'Något på ordern är fortfarande öppet.' },
  notComplete: { en: 'Not everything has arrived.', sv: 'Allt har inte kommit.' },
  stillOpen: { en: 'Something is still open.', sv: 'Något är fortfarande öppet.' },
  wouldCancelAll: {
    en: 'That would leave nothing of the order; cancel it instead.',
    sv: 'Då blir inget kvar av ordern; annullera den i stället.',
  },
  somethingArrived: {
    en: 'Something has arrived; close the order short instead.',
    sv: 'Något har kommit; avsluta ordern i förtid i stället.',
  },
  nothingArrived: {
    en: 'Nothing has arrived yet; cancel the order instead.',
    sv: 'Inget har kommit ännu; annullera ordern i stället.',
  },
  neverPlaced: { en: 'The order was never placed.', sv: 'Ordern har aldrig lagts.' },
  neverConfirmed: { en: 'The order was never confirmed.', sv: 'Ordern har aldrig bekräftats.' },
  alreadyShipped: {
    en: 'Something has shipped; close the order short instead.',
    sv: 'Något har levererats; avsluta ordern i förtid i stället.',
  },
  nothingShipped: {
    en: 'Nothing has shipped yet; cancel the order instead.',
    sv: 'Inget har levererats ännu; annullera ordern i stället.',
  },
  goodsInHand: {
    en: 'A picker has goods of this order in hand.',
    sv: 'En plockare har varor från ordern i handen.',
  },
  goodsInStaging: {
    en: 'Goods of this order stand in staging.',
    sv: 'Varor från ordern står på utlastningen.',
  },
  nothingToRelease: { en: 'There is nothing to release.', sv: 'Det finns inget att släppa.' },
  noServicesOpen: { en: 'No services are open on this order.', sv: 'Inga tjänster är öppna på ordern.' },
  servicesShipWithGoods: {
    en: 'Services are delivered with the goods that are still open.',
    sv: 'Tjänster levereras med varorna som fortfarande är öppna.',
  },
  orderOnHold: { en: 'The order {order} is on hold.', sv: 'Ordern {order} är pausad.' },
  orderNotAwaited: {
    en: 'No goods are awaited on the order {number}.',
    sv: 'Inga varor väntas på ordern {number}.',
  },
  orderNotAsked: {
    en: 'A receipt without an order names none.',
    sv: 'En inleverans utan order anger ingen order.',
  },
  unknownOrder: { en: 'This order does not exist.', sv: 'Ordern finns inte.' },
  overReasonMissing: {
    en: 'More than ordered has arrived: give a reason.',
    sv: 'Mer än beställt har kommit: ange en orsak.',
  },
  nothingCounted: { en: 'Nothing is counted.', sv: 'Inget är räknat.' },
  countedTwice: { en: 'This is counted twice.', sv: 'Detta är räknat två gånger.' },
  overReceipt: {
    en: '{counted:quantity} of {sku} is counted; at most {most:quantity} may be received.',
    sv: '{counted:quantity} av {sku} är räknat; högst {most:quantity} får tas emot.',
  },
  inTheFuture: { en: 'This lies in the future.', sv: 'Detta ligger i framtiden.' },
  periodClosed: { en: 'The period is closed.', sv: 'Perioden är stängd.' },
  claimedByAnother: {
    en: 'Somebody else has claimed this pick.',
    sv: 'Någon annan har tagit det här plocket.',
  },
  alreadyYours: { en: 'You have claimed this pick already.', sv: 'Du har redan tagit det här plocket.' },
  linesLeft: {
    en: '{lines} lines are neither picked nor reported missing.',
    sv: '{lines} rader är varken plockade eller rapporterade som saknade.',
  },
  nothingInHand: {
    en: 'Nothing is in hand; cancel the pick instead.',
    sv: 'Inget är i handen; annullera plocket i stället.',
  },
  tooMuchForLine: {
    en: 'At most {most:quantity} of {sku} is wanted here, not {wanted:quantity}.',
    sv: 'Högst {most:quantity} av {sku} önskas här, inte {wanted:quantity}.',
  },
  wrongItem: {
    en: '{scanned} was scanned; {expected} is wanted.',
    sv: '{scanned} skannades; {expected} önskas.',
  },
  unknownRole: { en: 'This role does not exist.', sv: 'Rollen finns inte.' },
  roleInUse: { en: '{members} members have this role.', sv: '{members} medlemmar har rollen.' },
  beyondOwnPermissions: {
    en: 'You cannot give what you do not have yourself: {permission}.',
    sv: 'Du kan inte ge det du själv saknar: {permission}.',
  },
  alreadyMember: { en: '{name} is a member already.', sv: '{name} är redan medlem.' },
  alreadyInvited: {
    en: '{email} is invited already; send the invitation again.',
    sv: '{email} är redan inbjuden; skicka inbjudan igen.',
  },
  invitationOver: { en: 'The time of the invitation is over.', sv: 'Inbjudans tid har gått ut.' },
  invitationNotOver: { en: 'The invitation is still open.', sv: 'Inbjudan är fortfarande öppen.' },
  invitationForAnother: {
    en: 'The invitation is for another address than yours.',
    sv: 'Inbjudan gäller en annan adress än din.',
  },
  sentJustNow: {
    en: 'It was sent just now. It can be sent again in {minutes} min.',
    sv: 'Den skickades nyss. Den kan skickas igen om {minutes} min.',
  },
  tooManyInvitations: {
    en: 'A company sends {invitations} invitations a day. Go on tomorrow.',
    sv: 'Ett företag skickar {invitations} inbjudningar om dagen. Fortsätt i morgon.',
  },
  planFull: {
    en: 'The plan has room for {members} members, and all places are taken.',
    sv: 'Abonnemanget har plats för {members} medlemmar, och alla platser är upptagna.',
  },
  lastFounder: {
    en: '{name} is the last founder who can act.',
    sv: '{name} är den sista grundaren som kan agera.',
  },
  onlyFounders: { en: 'Only a founder can do this.', sv: 'Bara en grundare kan göra detta.' },
  noFounder: { en: 'This member is no founder.', sv: 'Medlemmen är inte grundare.' },
  alreadyFounder: { en: 'This member is a founder already.', sv: 'Medlemmen är redan grundare.' },
};
