import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A sentence for every code that a refusal may carry; `{…}` are its params. */
export const refusalWords: Readonly<Record<string, MessageDescriptor>> = {
  notPermitted: msg`You are not permitted to do this. Ask an administrator for {permission}.`,
  internalOnly: msg`This happens by itself.`,
  notInState: msg`This is not possible in the present state.`,
  unknownDocument: msg`This document does not exist.`,
  unknownKind: msg`There is no such kind of document.`,
  unknownCommand: msg`There is no such command.`,
  invalid: msg`Some of it cannot be right. Look at the marked fields.`,
  stale: msg`Somebody else has changed this meanwhile. Look at the new version and try again.`,
  skuTaken: msg`Another product has the SKU {sku}.`,
  barcodeTaken: msg`The barcode {barcode} is taken.`,
  codeTaken: msg`The code {code} is taken.`,
  numberTaken: msg`The number {number} is taken.`,
  nameTaken: msg`This name is taken.`,
  productHasMoved: msg`The product has stock movements, so this is fixed.`,
  stillInStock: msg`There is stock or an open order left.`,
  unknownProduct: msg`This product does not exist.`,
  productNotActive: msg`{sku} is not active.`,
  unknownWarehouse: msg`This warehouse does not exist.`,
  unknownLocation: msg`This location does not exist.`,
  locationStaysInWarehouse: msg`A location stays in its warehouse.`,
  locationNotEmpty: msg`There is still stock in it.`,
  warehouseNeedsLocation: msg`Its warehouse needs this location.`,
  currencyIsFixed: msg`The currency is fixed once the company is founded.`,
  samePlace: msg`Goods cannot move to the place where they are.`,
  notFree: msg`Only {free} of {sku} is free, {wanted} is wanted.`,
  insufficientStock: msg`There is {onHand} of {sku} in {location}, {wanted} is wanted.`,
  reservedByOthers: msg`{sku} in {location} is held back for another order.`,
};

/** A sentence for every code that a field may carry; `{0}` is what follows the colon of the code. */
export const fieldWords: Readonly<Record<string, MessageDescriptor>> = {
  invalid_type: msg`Fill this in.`,
  too_small: msg`At least {0}.`,
  too_big: msg`At most {0}.`,
  invalid_format: msg`This has another form than expected.`,
  invalid_value: msg`Choose one of the list.`,
  invalid_union: msg`This has another form than expected.`,
  unrecognized_keys: msg`This is not expected here.`,
  notANumber: msg`Write a number.`,
  required: msg`Fill this in.`,
};
