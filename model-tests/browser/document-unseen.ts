/** Transitions that no page can fire, each with the reason; who makes one that can takes it out of here. */
export const unseen: Readonly<Record<string, string>> = {
  'salesOrder.commercial.none --record[0]--> salesOrder.commercial.closed': 'Sales of before are imported.',
  'salesOrder.commercial.none --record[1]--> salesOrder.commercial.cancelled': 'As above.',
  'salesOrder.fulfilment.notStarted --record--> salesOrder.fulfilment.shipped': 'As above.',
  'salesOrder.billing.nothing --record--> salesOrder.billing.toInvoice': 'As above.',
  'role.none --create--> role.active': 'The page of roles is yet to be built.',
  'role.none --provide--> role.active': 'Founding a company brings its roles, before anybody is in it.',
  'role.active --update--> (internal)': 'The page of roles is yet to be built.',
  'role.active --archive--> role.archived': 'As above.',
  'company.none --found--> company.active':
    'Registering founds it; nobody can be in it before (account.spec.ts).',
  'company.active --update--> (internal)': 'The first step of setting up gives it, and shows no document.',
  'company.active --changePolicies--> (internal)': 'The page of the company is yet to be built.',
};
