// What is said while a start is under way. Built-ins only: the launcher imports it before any package is there.

/** Each phase of a start, in words; `done` and `of` follow where they are known. */
export const phaseWords = {
  installing: { en: 'Installing packages', sv: 'Installerar paket' },
  drawing: { en: 'Drawing charts', sv: 'Ritar diagram' },
  building: { en: 'Building the web app', sv: 'Bygger webbappen' },
  publishing: { en: 'Building the public pages', sv: 'Bygger de publika sidorna' },
  listing: { en: 'Listing licences', sv: 'Listar licenser' },
  starting: { en: 'Starting the server', sv: 'Startar servern' },
  migrating: { en: 'Preparing the database', sv: 'Förbereder databasen' },
  seeding: { en: 'Loading demo companies', sv: 'Läser in demoföretag' },
};

/** Sentences of the page that is shown meanwhile, and of what is answered to programs. */
export const waitingWords = {
  en: {
    title: 'Lagra is being prepared',
    text: 'This page opens by itself as soon as everything is in place.',
    of: 'of',
    unavailable: 'The server cannot take this right now. Nothing was saved; try again in a moment.',
  },
  sv: {
    title: 'Lagra förbereds',
    text: 'Sidan öppnas av sig själv så snart allt är på plats.',
    of: 'av',
    unavailable: 'Servern kan inte ta emot detta just nu. Inget sparades; försök igen om en stund.',
  },
};

/** A step in the words of a language: `Drawing charts 120 of 232`. */
export function stepText({ phase, done, of }, language) {
  const words = phaseWords[phase]?.[language] ?? '';
  return done === undefined ? words : `${words} ${done} ${waitingWords[language].of} ${of}`;
}
