import type { FieldType } from '#model/areas/integrations/workflow/condition-fields.ts';
import type {
  Recipient,
  WorkflowAction,
  WorkflowCondition,
  WorkflowForm,
  WorkflowTrigger,
} from '#model/areas/integrations/workflow/workflow.facts.ts';
import { textsOfKinds } from './kinds.ts';
import type { Text } from './text.ts';
import { fieldTexts } from './workflow-fields.words.ts';

type Language = keyof Text;

/** Of where a sentence is said: its language, and the names of kinds of documents in the singular. */
export interface TriggerNames {
  readonly language: Language;
  readonly kind: (kind: string) => string;
}

/** Further names and figures that the sentence of a whole workflow takes. */
export interface SentenceNames extends TriggerNames {
  /** What a field of a kind holds; undefined for one that is not known. */
  readonly type: (kind: string, field: string) => FieldType | undefined;
  /** A value of a field as people write it. */
  readonly value: (kind: string, field: string, value: string | number) => string;
  /** A role, a person, a tag by id. */
  readonly name: (table: 'role' | 'member' | 'tag', id: string) => string;
}

/** Swedish kinds with the article "ett"; all others have "en". */
const neuter: ReadonlySet<string> = new Set([
  'warehouse',
  'account',
  'labelFormat',
  'deliveryTerm',
  'paymentTerm',
]);

/** A kind with its article in the middle of a sentence: "a sales order", "ett plock". */
function one({ language, kind: nameOf }: TriggerNames, kind: string): string {
  const name = lower(nameOf(kind));
  if (language === 'sv') return `${neuter.has(kind) ? 'ett' : 'en'} ${name}`;
  return `${/^[aeio]/.test(name) ? 'an' : 'a'} ${name}`;
}
const lower = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
/** A quotation within a sentence: without the stop at its end, and with dots for what is not written yet. */
function quoted(text: string, language: Language): string {
  const said = text.trim().replace(/\.$/, '') || '…';
  return language === 'sv' ? `”${said}”` : `“${said}”`;
}

/** What happens to a document, as a verb, for the usual facts. */
const happens: Texts = {
  created: { en: 'is created', sv: 'skapas' },
  updated: { en: 'is changed', sv: 'ändras' },
  activated: { en: 'is activated', sv: 'aktiveras' },
  blocked: { en: 'is blocked', sv: 'spärras' },
  unblocked: { en: 'is no longer blocked', sv: 'inte längre är spärrad' },
  archived: { en: 'is archived', sv: 'arkiveras' },
  confirmed: { en: 'is confirmed', sv: 'bekräftas' },
  held: { en: 'is put on hold', sv: 'pausas' },
  resumed: { en: 'is resumed', sv: 'återupptas' },
  amended: { en: 'is amended', sv: 'ändras efter bekräftelsen' },
  released: { en: 'is released for picking', sv: 'släpps för plock' },
  picked: { en: 'is picked', sv: 'plockas' },
  packed: { en: 'is packed', sv: 'packas' },
  shipped: { en: 'is shipped', sv: 'skickas' },
  delivered: { en: 'is delivered', sv: 'levereras' },
  cancelled: { en: 'is cancelled', sv: 'avbryts' },
  closed: { en: 'is closed', sv: 'stängs' },
  closedShort: { en: 'is closed short', sv: 'stängs i förtid' },
  reopened: { en: 'is reopened', sv: 'öppnas igen' },
  reversed: { en: 'is reversed', sv: 'återförs' },
  discarded: { en: 'is discarded', sv: 'kastas' },
  placed: { en: 'is placed', sv: 'läggs' },
  submitted: { en: 'is submitted for approval', sv: 'lämnas för godkännande' },
  approved: { en: 'is approved', sv: 'godkänns' },
  rejected: { en: 'is rejected', sv: 'avslås' },
  acknowledged: { en: 'is confirmed by the supplier', sv: 'bekräftas av leverantören' },
  received: { en: 'is received', sv: 'tas emot' },
  counted: { en: 'is counted', sv: 'räknas' },
  posted: { en: 'is posted', sv: 'bokförs' },
  expired: { en: 'expires', sv: 'går ut' },
  returned: { en: 'is returned', sv: 'returneras' },
  paid: { en: 'is paid for', sv: 'betalas' },
};
type Texts = Readonly<Record<string, Text>>;

const stateName = (kind: string, path: string, language: Language): string =>
  textsOfKinds.get(kind)?.states[path]?.[language] ?? path;
const commandName = (kind: string, command: string, language: Language): string =>
  textsOfKinds.get(kind)?.commands[command]?.[language] ?? command;

const weekdays: Readonly<Record<Language, readonly string[]>> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  sv: ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'],
};
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
const hoursText = (hours: number, language: Language): string =>
  language === 'sv'
    ? `${hours} ${hours === 1 ? 'timme' : 'timmar'}`
    : `${hours} ${hours === 1 ? 'hour' : 'hours'}`;

/** [WKF6] What starts a workflow: "When a sales order is confirmed". */
export function triggerSentence(kind: string, trigger: WorkflowTrigger, names: TriggerNames): string {
  const { language } = names;
  const what = one(names, kind);
  const sv = language === 'sv';
  switch (trigger.on) {
    case 'fact': {
      const verb = happens[trigger.fact]?.[language];
      if (verb !== undefined) return sv ? `När ${what} ${verb}` : `When ${what} ${verb}`;
      const fact = quoted(textsOfKinds.get(kind)?.facts[trigger.fact]?.[language] ?? trigger.fact, language);
      return sv ? `När ${fact} händer med ${what}` : `When ${fact} happens to ${what}`;
    }
    case 'state': {
      const state = quoted(stateName(kind, trigger.state, language), language);
      return sv ? `När ${what} får tillståndet ${state}` : `When ${what} becomes ${state}`;
    }
    case 'stay': {
      const state = quoted(stateName(kind, trigger.state, language), language);
      const hours = hoursText(trigger.hours, language);
      return sv ? `När ${what} har varit ${state} i ${hours}` : `When ${what} has been ${state} for ${hours}`;
    }
    case 'time':
      return timeSentence(kind, trigger, names);
    case 'button': {
      const label = quoted(trigger.label, language);
      return sv ? `När någon trycker på ${label} på ${what}` : `When somebody presses ${label} on ${what}`;
    }
    default:
      return trigger satisfies never;
  }
}

function timeSentence(
  kind: string,
  { every, day, hour, again }: Extract<WorkflowTrigger, { on: 'time' }>,
  { language, kind: nameOf }: TriggerNames,
): string {
  const name = lower(nameOf(kind));
  const weekday = weekdays[language][day - 1] ?? '';
  if (language === 'sv') {
    const when = { day: 'Varje dag', week: `Varje ${weekday}`, month: `Den ${day} varje månad` }[every];
    return `${when} kl. ${clock(hour)}, ${again ? 'för varje' : 'en gång för varje'} ${name}`;
  }
  const when = { day: 'Every day', week: `Every ${weekday}`, month: `On day ${day} of each month` }[every];
  return `${when} at ${clock(hour)}, ${again ? 'for each' : 'once for each'} ${name}`;
}

/** [WKF6] One condition, after "and": "its total is over 10,000 kr". */
export function conditionSentence(
  kind: string,
  { field, is, value }: WorkflowCondition,
  names: SentenceNames,
): string {
  const { language } = names;
  const sv = language === 'sv';
  const its = fieldTexts[field]?.its[language] ?? field;
  if (names.type(kind, field) === 'flag') return flagSentence(its, is === 'yes', field, language);
  const shown =
    value === null
      ? '…'
      : field === 'state'
        ? quoted(stateName(kind, String(value), language), language)
        : names.value(kind, field, value);
  const texts: Readonly<Record<WorkflowCondition['is'], string>> = {
    is: sv ? `${its} är ${shown}` : `${its} is ${shown}`,
    isNot: sv ? `${its} inte är ${shown}` : `${its} is not ${shown}`,
    contains: sv ? `${its} innehåller ${quoted(shown, 'sv')}` : `${its} contains ${quoted(shown, 'en')}`,
    over: sv ? `${its} är över ${shown}` : `${its} is over ${shown}`,
    under: sv ? `${its} är under ${shown}` : `${its} is under ${shown}`,
    yes: its,
    no: its,
    has: sv ? `${its} innehåller ${quoted(shown, 'sv')}` : `${its} include ${quoted(shown, 'en')}`,
    hasNot: sv
      ? `${its} inte innehåller ${quoted(shown, 'sv')}`
      : `${its} do not include ${quoted(shown, 'en')}`,
    moreDaysAgo: sv
      ? `${its} är mer än ${days(value, sv)} sedan`
      : `${its} is more than ${days(value, sv)} ago`,
    withinDays: sv ? `${its} är inom ${days(value, sv)}` : `${its} is within ${days(value, sv)}`,
    filled: sv ? `${its} är ifyllt` : `${its} is filled in`,
    empty: sv ? `${its} är tomt` : `${its} is empty`,
  };
  return texts[is];
}

const days = (value: string | number | null, sv: boolean): string =>
  sv ? `${value} ${value === 1 ? 'dag' : 'dagar'}` : `${value} ${value === 1 ? 'day' : 'days'}`;

/** Figures that are true or not say so by themselves; fields do it by "yes" and "no". */
const verbs: ReadonlySet<string> = new Set(['differs', 'belowReorderPoint']);

function flagSentence(its: string, isTrue: boolean, field: string, language: Language): string {
  if (language === 'sv') {
    if (!verbs.has(field)) return `${its} är ${isTrue ? 'ja' : 'nej'}`;
    const [verb = '', ...rest] = its.split(' ');
    return isTrue ? `den ${its}` : `den inte ${[verb, ...rest].join(' ')}`;
  }
  if (!verbs.has(field)) return `${its} is ${isTrue ? 'yes' : 'no'}`;
  if (isTrue) return `it ${its}`;
  return its.startsWith('is ') ? `it is not ${its.slice(3)}` : 'it does not differ from the order';
}

function recipientText(to: Recipient, { language, name }: SentenceNames): string {
  const sv = language === 'sv';
  if (to.who === 'role') return name('role', to.role);
  if (to.who === 'person') return name('member', to.user);
  if (to.who === 'author') return sv ? 'den som skapade dokumentet' : 'whoever made the document';
  return sv ? 'den som slog på arbetsflödet' : 'whoever turned the workflow on';
}

/** [WKF6] One action: "notify Sales: “On hold for a day”". */
export function actionSentence(kind: string, action: WorkflowAction, names: SentenceNames): string {
  const { language } = names;
  const sv = language === 'sv';
  switch (action.do) {
    case 'command': {
      const command = quoted(commandName(kind, action.command, language), language);
      return sv ? `utför ${command}` : `do ${command}`;
    }
    case 'draft':
      return sv
        ? 'skapa ett utkast till inköpsorder hos leverantören'
        : 'draft a purchase order to its supplier';
    case 'notify': {
      const to = recipientText(action.to, names);
      return `${sv ? 'avisera' : 'notify'} ${to}: ${quoted(action.text, language)}`;
    }
    case 'mail': {
      const party = sv ? 'kunden eller leverantören' : 'its customer or supplier';
      return `${sv ? 'mejla dokumentet till' : 'mail its paper to'} ${action.to === 'party' ? party : action.to}`;
    }
    case 'comment':
      return `${sv ? 'kommentera' : 'comment'} ${quoted(action.text, language)}`;
    case 'tag':
      return `${sv ? 'sätt taggen' : 'add the tag'} ${quoted(names.name('tag', action.tag), language)}`;
    case 'wait':
      return `${sv ? 'vänta' : 'wait'} ${hoursText(action.hours, language)}`;
    case 'waitUntil':
      return `${sv ? 'vänta till kl.' : 'wait until'} ${clock(action.hour)}`;
    case 'ask': {
      const command = quoted(commandName(kind, action.command, language), language);
      const to = recipientText(action.to, names);
      return sv ? `be ${to} om ${command}` : `ask ${to} for ${command}`;
    }
    default:
      return action satisfies never;
  }
}

/** [WKF6] The whole workflow, read back: "When …, and …: notify …, then …." */
export function workflowSentence(
  { kind, trigger, conditions, actions }: Pick<WorkflowForm, 'kind' | 'trigger' | 'conditions' | 'actions'>,
  names: SentenceNames,
): string {
  const sv = names.language === 'sv';
  const and = sv ? 'och' : 'and';
  const when = [
    triggerSentence(kind, trigger, names),
    ...conditions.map((condition) => `${and} ${conditionSentence(kind, condition, names)}`),
  ].join(', ');
  const then = actions.map((action) => actionSentence(kind, action, names));
  return `${when}: ${then.join(sv ? ', sedan ' : ', then ')}.`;
}
