import type { KindTexts } from './kind-texts.ts';
import { recordTexts } from './record.words.ts';

export const vatRateTexts = {
  kind: 'vatRate',
  shown: {
    one: { en: 'VAT rate', sv: 'Momssats' },
    many: { en: 'VAT rates', sv: 'Momssatser' },
    page: '/apps/settings/core-resources/vat-rates?id=$id',
  },
  about: {
    en: "A VAT rate of the company's own, for a class of goods in a country.",
    sv: 'En egen momssats för företaget, för en klass av varor i ett land.',
  },
  states: { active: recordTexts.states.active, archived: recordTexts.states.archived },
  commands: {
    create: { en: 'New VAT rate', sv: 'Ny momssats' },
    end: { en: 'Set its last day', sv: 'Sätt sista dag' },
    update: recordTexts.commands.update,
    archive: recordTexts.commands.archive,
  },
  confirms: {
    archive: {
      en: 'An archived rate never comes into force, and cannot be brought back.',
      sv: 'En arkiverad sats träder aldrig i kraft och kan inte återställas.',
    },
  },
  facts: {
    created: recordTexts.facts.created,
    updated: recordTexts.facts.updated,
    ended: { en: 'Last day set', sv: 'Sista dag satt' },
    archived: recordTexts.facts.archived,
  },
  labels: {
    country: { en: 'Country', sv: 'Land' },
    vatClass: { en: 'Class', sv: 'Klass' },
    rate: { en: 'Rate', sv: 'Sats' },
    from: { en: 'First day', sv: 'Första dag' },
    to: { en: 'Last day', sv: 'Sista dag' },
    open: { en: 'Until further notice', sv: 'Tills vidare' },
  },
  guards: {
    fits: {
      is: {
        en: 'its days follow those of its neighbours, without overlap or gap',
        sv: 'dess dagar följer på grannarnas, utan överlapp eller lucka',
      },
      needs: {
        en: 'Choose days that begin the day after the rate before it, and end the day before the rate after it.',
        sv: 'Välj dagar som börjar dagen efter satsen före och slutar dagen före satsen efter.',
      },
    },
    mayBePutRight: {
      is: {
        en: 'it has not begun, or was entered today',
        sv: 'den har inte börjat gälla, eller lades upp i dag',
      },
      needs: {
        en: 'Set its last day, and add a new rate from the day after.',
        sv: 'Sätt dess sista dag och lägg upp en ny sats från dagen efter.',
      },
    },
    mayBeTakenBack: {
      is: {
        en: 'it has not begun, or was entered today, and stands between no other two',
        sv: 'den har inte börjat gälla, eller lades upp i dag, och står inte mellan två andra',
      },
      needs: {
        en: 'Set its last day instead, or archive the rate after it first.',
        sv: 'Sätt dess sista dag i stället, eller arkivera satsen efter den först.',
      },
    },
    endFits: {
      is: {
        en: 'the day is yesterday or later, and leaves neither overlap nor gap',
        sv: 'dagen är i går eller senare och ger varken överlapp eller lucka',
      },
      needs: {
        en: 'Choose yesterday or a later day; where a rate follows, the day before it begins.',
        sv: 'Välj i går eller en senare dag; där en sats följer, dagen innan den börjar.',
      },
    },
  },
  refusals: {
    endsBeforeItBegins: {
      en: 'The last day is before the first.',
      sv: 'Den sista dagen är före den första.',
    },
    vatRateKeepsPlace: {
      en: 'The country and the class of a rate cannot be changed.',
      sv: 'Land och klass kan inte ändras för en sats.',
    },
    vatRateOverlaps: {
      en: 'It overlaps the rate that begins on {from}.',
      sv: 'Den överlappar satsen som börjar {from}.',
    },
    vatRateGap: {
      en: 'There would be a gap to the rate that begins on {from}: choose {day}.',
      sv: 'Det blir en lucka till satsen som börjar {from}: välj {day}.',
    },
    vatRateHeld: {
      en: 'The rate has been in force since {from}: documents may have used it.',
      sv: 'Satsen har gällt sedan {from}: dokument kan ha använt den.',
    },
    vatRateBetween: {
      en: 'It stands between the rates that begin on {before} and {after}, which would have a gap between them.',
      sv: 'Den står mellan satserna som börjar {before} och {after}, som då får en lucka mellan sig.',
    },
    vatRateEndsInPast: {
      en: 'The last day is {earliest} at the earliest: days gone by keep their rate.',
      sv: 'Den sista dagen är tidigast {earliest}: dagar som har gått behåller sin sats.',
    },
  },
  fields: {
    vatRateOverlaps: { en: 'This overlaps another rate.', sv: 'Det överlappar en annan sats.' },
    vatRateGap: { en: 'This leaves a gap to another rate.', sv: 'Det blir en lucka till en annan sats.' },
    vatRateEndsInPast: { en: 'Choose yesterday or later.', sv: 'Välj i går eller senare.' },
  },
  list: {
    search: { en: 'Country or class', sv: 'Land eller klass' },
    narrowed: { en: 'No rate matches', sv: 'Ingen sats matchar' },
    none: { en: 'No rates yet', sv: 'Inga satser ännu' },
    text: {
      en: "Documents take the rate of the day: the company's own, or the one that comes with the product.",
      sv: 'Dokument tar dagens sats: företagets egen, eller den som följer med artikeln.',
    },
  },
} satisfies KindTexts;
