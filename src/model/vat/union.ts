const members = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Members of the European Union, by their ISO codes. */
export const unionMembers: ReadonlySet<string> = members;

/** Whether a country is a member of the European Union. */
export const isInUnion = (country: string): boolean => members.has(country);
