import type { ConnectorTexts } from './connector-texts.ts';

const shared = {
  labels: {
    folder: { en: 'Folder', sv: 'Mapp' },
    when: { en: 'Files are written', sv: 'Filer skrivs' },
    between: { en: 'Between columns', sv: 'Mellan kolumner' },
  },
  options: {
    'when.atOnce': { en: 'At once', sv: 'Genast' },
    'when.daily': { en: 'Once a day', sv: 'En gång om dagen' },
    'between.semicolon': { en: 'Semicolon', sv: 'Semikolon' },
    'between.comma': { en: 'Comma', sv: 'Komma' },
  },
  flows: {
    tables: { en: 'Files', sv: 'Filer' },
    shipments: { en: 'Shipments', sv: 'Leveranser' },
    stock: { en: 'Stock levels', sv: 'Lagersaldon' },
  },
} as const;

const places = {
  en: 'Files in the folder are taken in, then moved to done or failed with a report beside. What is written goes to out.',
  sv: 'Filer i mappen tas in och flyttas sedan till done eller failed med en rapport bredvid. Det som skrivs hamnar i out.',
};

export const csvFolderTexts: ConnectorTexts = {
  ...shared,
  connector: 'csvFolder',
  name: { en: 'CSV in a folder', sv: 'CSV i en mapp' },
  other: { en: 'the folder', sv: 'mappen' },
  about: {
    en: 'Takes in files that appear in a folder of the server, and writes shipments and stock levels there.',
    sv: 'Tar in filer som dyker upp i en mapp på servern, och skriver leveranser och lagersaldon dit.',
  },
  hints: {
    folder: {
      en: 'Below the folder of this company on the server. Leave it empty for that folder itself.',
      sv: 'Under företagets mapp på servern. Lämna tomt för själva den mappen.',
    },
  },
  before: places,
};

export const csvSftpTexts: ConnectorTexts = {
  ...shared,
  connector: 'csvSftp',
  name: { en: 'CSV over SFTP', sv: 'CSV över SFTP' },
  other: { en: 'the SFTP server', sv: 'SFTP-servern' },
  about: {
    en: 'Takes in files that appear in a folder of an SFTP server, and writes shipments and stock levels there.',
    sv: 'Tar in filer som dyker upp i en mapp på en SFTP-server, och skriver leveranser och lagersaldon dit.',
  },
  labels: {
    ...shared.labels,
    host: { en: 'Server', sv: 'Server' },
    port: { en: 'Port', sv: 'Port' },
    user: { en: 'User name', sv: 'Användarnamn' },
    password: { en: 'Password', sv: 'Lösenord' },
    privateKey: { en: 'Private key', sv: 'Privat nyckel' },
    passphrase: { en: 'Passphrase of the key', sv: 'Nyckelns lösenfras' },
    fingerprint: { en: 'Key of the server', sv: 'Serverns nyckel' },
  },
  hints: {
    password: { en: 'Or a private key.', sv: 'Eller en privat nyckel.' },
    privateKey: { en: 'In the format of OpenSSH or PEM.', sv: 'I OpenSSH- eller PEM-format.' },
    fingerprint: {
      en: 'SHA256:… as the test shows it. With it, no other server is believed.',
      sv: 'SHA256:… som provet visar den. Med den litar vi inte på någon annan server.',
    },
  },
  before: places,
};
