/** [APC8] Accounts of people, and what the company pays, are not for programs. */
export const closedTags: readonly string[] = [
  'identity',
  'sign-up',
  'password',
  'invitation',
  'contact',
  'billing',
];
