import { msg } from '@lingui/core/macro';
import type { DocumentExtras } from './document-lists.ts';
import type { WordList } from './word-list.ts';

export const companyList: WordList = {
  name: msg`Company`,
  about: msg`The company itself: founded once, and what it decides for all.`,
  states: {
    active: { label: msg`Active`, tone: 'success' },
  },
  events: {
    found: msg`Found the company`,
    update: msg`Edit`,
    changePolicies: msg`Change policies`,
  },
  guards: {
    currencyIsKept: {
      is: msg`the currency stays the same`,
      needs: msg`The currency is fixed once the company is founded: leave it as it is.`,
    },
  },
  actions: {
    founded: msg`Founded`,
    updated: msg`Changed`,
    policiesChanged: msg`Policies changed`,
  },
};

export const roleExtras: DocumentExtras = {
  about: msg`A bundle of permissions that members are given.`,
  events: {
    provide: msg`Provide`,
  },
  guards: {
    isSound: {
      is: msg`the name is free and the permissions are held`,
      needs: msg`Choose a name that no other role has, and only permissions that you hold yourself.`,
    },
    nobodyHasIt: {
      is: msg`nobody has the role`,
      needs: msg`Give the members who have this role another one first.`,
    },
  },
};

export const memberExtras: DocumentExtras = {
  about: msg`A person in the company, from the invitation to the day they leave.`,
  events: {
    add: msg`Add`,
    accept: msg`Accept`,
    decline: msg`Decline`,
    expire: msg`Time runs out`,
  },
  guards: {
    mayJoin: {
      is: msg`no member yet, and the role may be given`,
      needs: msg`The person is not a member yet, and the role stands and grants no more than you may do.`,
    },
    mayBeInvited: {
      is: msg`a new address, a role that may be given, a place left`,
      needs: msg`The address is nobody's yet, the role grants no more than you hold, the plan has a place left, and today's invitations are not used up.`,
    },
    mayBeSentAgain: {
      is: msg`an hour has passed and a place is left`,
      needs: msg`Wait an hour between two mails to the same person; the plan must still have a place.`,
    },
    roleMayChange: {
      is: msg`the role may be given`,
      needs: msg`Choose a role that grants no more than you hold; what a founder may do is changed by founders only.`,
    },
    mayAccept: {
      is: msg`in time, by the person invited`,
      needs: msg`Accept in time, signed in with the address that was invited, and not as a member already.`,
    },
    timeIsOver: {
      is: msg`its time is over`,
      needs: msg`Only time ends an invitation by itself: wait, or take it back.`,
    },
    mayBecomeFounder: {
      is: msg`by a founder, of who is none yet`,
      needs: msg`A founder does this, for a member who is none yet.`,
    },
    mayEndAsFounder: {
      is: msg`by a founder, while another one acts`,
      needs: msg`A founder does this, and another founder who can act is left.`,
    },
    mayLeave: {
      is: msg`another founder can act`,
      needs: msg`The last founder stays; what concerns a founder is done by founders.`,
    },
    founderTouchedByFounder: {
      is: msg`founders by founders only`,
      needs: msg`Only a founder does this to a founder.`,
    },
  },
};

export const supplierExtras: DocumentExtras = {
  about: msg`Whom the company buys from.`,
  guards: {
    isSound: {
      is: msg`the number is free and the VAT number is given`,
      needs: msg`Choose a free number; a business in another EU country needs a VAT number.`,
    },
    supplierHasNoOrders: {
      is: msg`no order is open`,
      needs: msg`Finish or cancel the orders that are not over first.`,
    },
  },
};

export const customerExtras: DocumentExtras = {
  about: msg`Whom the company sells to.`,
  guards: {
    isSound: {
      is: msg`the number is free and the VAT number is given`,
      needs: msg`Choose a free number; a business in another EU country needs a VAT number.`,
    },
    customerHasNoOrders: {
      is: msg`no order is open`,
      needs: msg`Finish or cancel the orders that are not over first.`,
    },
  },
};

export const commentExtras: DocumentExtras = {
  about: msg`What people say to each other on a document.`,
  guards: {
    mayWrite: {
      is: msg`the document may be seen, and there is room`,
      needs: msg`You may see the document, so may those you mention, and it has fewer than a thousand comments.`,
    },
    mayEdit: {
      is: msg`one's own, and not removed`,
      needs: msg`Only its author changes a comment that stands; those mentioned may see the document.`,
    },
    mayRemove: { is: msg`one's own, and not removed`, needs: msg`Only its author removes a comment, once.` },
  },
};

export const fileExtras: DocumentExtras = {
  about: msg`Files that are attached to a document.`,
  events: {
    attach: msg`Attach`,
  },
  guards: {
    mayAttach: {
      is: msg`the document is there, with room`,
      needs: msg`There is the document, and it has room for another file.`,
    },
    mayRemoveFile: {
      is: msg`by who attached it or may edit the document`,
      needs: msg`Who attached it, or may edit the document, removes it, once.`,
    },
  },
};
