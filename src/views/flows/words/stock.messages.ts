import { msg } from '@lingui/core/macro';
import type { DocumentExtras } from './document-lists.ts';

export const warehouseExtras: DocumentExtras = {
  about: msg`A place that holds goods, with its locations.`,
  guards: {
    warehouseCodeIsFree: {
      is: msg`the code is free`,
      needs: msg`Choose a code that no other warehouse has.`,
    },
    warehouseIsEmpty: { is: msg`it is empty`, needs: msg`Move or ship what is in the warehouse first.` },
  },
};

export const locationExtras: DocumentExtras = {
  about: msg`A place in a warehouse where goods lie.`,
  guards: {
    isSound: {
      is: msg`the code is free and the warehouse is there`,
      needs: msg`Choose a code that is free in this warehouse.`,
    },
    changeIsSound: {
      is: msg`the code is free and the use is kept while goods lie there`,
      needs: msg`Choose a free code; empty the location before its use or its warehouse changes.`,
    },
    mayBeArchived: {
      is: msg`it is empty and the warehouse does not need it`,
      needs: msg`Empty the location, and name another one in the warehouse where this one is used.`,
    },
  },
};

export const categoryExtras: DocumentExtras = {
  about: msg`A drawer of the catalogue.`,
  guards: {
    isSound: {
      is: msg`the name is free beside its siblings`,
      needs: msg`Choose a name that is free under its parent; a category is never below itself.`,
    },
    categoryIsEmpty: {
      is: msg`nothing is in it`,
      needs: msg`Move its products and the categories below it elsewhere first.`,
    },
  },
};

export const productExtras: DocumentExtras = {
  about: msg`What is bought, stored and sold.`,
  guards: {
    isSound: {
      is: msg`SKU and barcodes are free`,
      needs: msg`Choose a SKU and barcodes that no other product has.`,
    },
    changeIsSound: {
      is: msg`numbers are free and the kind is kept once it has moved`,
      needs: msg`Choose free numbers; how it is stocked and its unit stay once it has moved.`,
    },
    nothingLeft: {
      is: msg`none in stock and on no open order`,
      needs: msg`Sell or write off the stock and close the open orders first.`,
    },
  },
};
