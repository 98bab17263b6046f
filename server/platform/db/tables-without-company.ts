/**
 * Tables that do not belong to a single company, each with the reason. A table neither listed here nor secured fails
 * the tests.
 */
export const tablesWithoutCompany: Readonly<Record<string, string>> = {
  app_user: 'a person may belong to several companies',
  session: "a person's, before a company is chosen",
  totp: "a person's, whatever company they belong to",
  recovery_code: "a person's, whatever company they belong to",
  passkey: "a person's, whatever company they belong to",
  passkey_challenge: 'given to a browser before anybody is signed in',
  pending_sign_in: 'between the password and the second factor, before there is a session',
  known_device: "a person's browsers, known before anybody is signed in",
  push_subscription: "a person's browsers, whatever company they belong to",
  quiet_hours: "a person's, whatever company they belong to",
  throttle: 'counts guesses by account and address, before anybody is signed in',
  mail: 'addressed to people, before they have a company and beside it',
  letter_count: 'the operator sees which companies are near their budget of letters',
  mail_link: "a person's or a sign-up's, whatever company they belong to",
  invitation_link: 'leads to a company whoever holds the mail, before they are a member of it',
  shared_link_token:
    'leads to a company whoever holds a link; the application reads it through shared_link_of alone',
  interest: 'from visitors, who have no company',
  registration: 'a visitor on the way to a company of their own',
  sign_up: 'an account and a company that wait for their address to be verified',
  billing_event: 'what the payment provider has sent, for whichever company or none',
  backup_run: 'backups are of the whole installation',
  unfinished_demo: 'the demonstration is of the whole installation',
  company: 'the list of companies; the application reads names through companies_of alone',
  security_event: 'what happened to accounts, mostly outside companies; the application only adds to it',
  doubtful_agent:
    'named by a migration, whichever company they are of; the server stops them before it serves any',
  membership: 'says which companies a person belongs to; the application reads it through companies_of alone',
};
