/** Transitions that no page can fire, each with the reason; who makes one that can takes it out of here. */
export const unseen: Readonly<Record<string, string>> = {
  'role.none --create--> role.active': 'The page of roles is yet to be built.',
  'role.active --update--> (internal)': 'As above.',
  'role.active --archive--> role.archived': 'As above.',
};

/** Transitions of documents without a page of their own, by the spec on whose way they come about. */
export const onTheWay: Readonly<Record<string, readonly string[]>> = {
  'account.spec.ts': [
    'company.none --found--> company.active',
    'company.active --update--> (internal)',
    'role.none --provide--> role.active',
  ],
  'flows.spec.ts': ['company.active --changePolicies--> (internal)'],
};
