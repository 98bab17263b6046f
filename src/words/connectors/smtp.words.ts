import type { ConnectorTexts } from './connector-texts.ts';

export const smtpTexts: ConnectorTexts = {
  connector: 'smtp',
  name: { en: 'Mail server', sv: 'E-postserver' },
  other: { en: 'the mail server', sv: 'e-postservern' },
  about: {
    en: 'Sends the letters of the company, invitations and notifications, through its own mail server.',
    sv: 'Skickar företagets brev, inbjudningar och aviseringar, genom dess egen e-postserver.',
  },
  labels: {
    host: { en: 'Server', sv: 'Server' },
    port: { en: 'Port', sv: 'Port' },
    security: { en: 'Encryption', sv: 'Kryptering' },
    user: { en: 'User name', sv: 'Användarnamn' },
    password: { en: 'Password', sv: 'Lösenord' },
    from: { en: 'Letters come from', sv: 'Breven kommer från' },
    testTo: { en: 'Test letters go to', sv: 'Provbrev går till' },
  },
  hints: {
    from: {
      en: 'An address that the server may send from, such as order@nordlager.example.',
      sv: 'En adress som servern får skicka från, som order@nordlager.example.',
    },
    user: {
      en: 'A password is sent over an encrypted connection only.',
      sv: 'Lösenord skickas bara över en krypterad anslutning.',
    },
  },
  options: {
    'security.starttls': { en: 'STARTTLS (usually port 587)', sv: 'STARTTLS (oftast port 587)' },
    'security.tls': { en: 'TLS (usually port 465)', sv: 'TLS (oftast port 465)' },
    'security.none': { en: 'None', sv: 'Ingen' },
  },
  flows: {},
};
