/** Transitions that no document's page fires, by the spec on whose way they come about; who makes a page that does takes them out of here. */
export const onTheWay: Readonly<Record<string, readonly string[]>> = {
  'account.spec.ts': [
    'company.none --found--> company.active',
    'company.active --update--> (internal)',
    'role.none --provide--> role.active',
  ],
  'flows.long.spec.ts': ['company.active --changePolicies--> (internal)'],
};
