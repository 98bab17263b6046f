import type { CompanyObserved } from './organisation-observed.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row } = rowKit<CompanyObserved>({
  figures: [
    'named',
    'closed',
    'guarded',
    'prefixed',
    'pallets',
    'worded',
    'renumbered',
    'signed',
    'logo',
    'waits',
  ],
  layers,
});

const fields = quoted(
  '| company | name, org. no., VAT no., addresses, time zone, currency, number series, limits, policies, logo, closed period |',
);
const profile = {
  decision: 'What a company is called may change, its currency not: its books are kept in it.',
};

const asked = {
  decision: 'A company may ask its members for a second factor, and may stop asking; neither is done twice.',
};

const labels = {
  decision: 'How labels are printed, and the prefix that GS1 gave, is decided once for the company.',
};
const numbered = {
  decision:
    'Pallets get consecutive numbers that no other pallet has; without a prefix there are none to give.',
};

const ended = {
  decision: 'Each kind of paper ends with a text of the company’s own, in the language of the paper.',
};

const series = {
  decision:
    'Each series writes its numbers as the company decides, for numbers drawn from then on; no two write alike, and the next number only goes up.',
};

const sender = {
  decision:
    'Mail in the company’s name is sent in a name of its choice, and answered to an address of its own.',
};

const reopened = {
  decision: 'A closed period is opened again only with a reason, by a command of its own.',
};

const shut = {
  decision:
    'A company is suspended and resumed, or closed in 30 days and reopened until then, by who types its name; meanwhile it is only read.',
};
const over = {
  decision: 'After the 30 days it is closed, open to its founders alone, and after 90 more to nobody.',
};

export const companyStart = { at: ['none', 'closing', 'closed'] };
export const companyRows = [
  row('CO-01', 'found', 'none → active', 'founded', fields, {
    makes: {
      named: 'first',
      closed: false,
      guarded: false,
      prefixed: false,
      pallets: 0,
      worded: false,
      renumbered: false,
      signed: false,
      logo: false,
      waits: 'no',
    },
  }),
  row('CO-02', 'update', 'active → active', 'updated', profile, { makes: { named: 'second' } }),
  row('CO-03', 'changePolicies', 'active → active', 'policiesChanged', fields, {
    when: ({ closed }, { quantity }) => !closed || quantity !== undefined,
    makes: ({ quantity }) => ({ closed: quantity !== undefined }),
  }),
  row('CO-09', 'setPaperTexts', 'active → active', 'paperTextsSet', ended, {
    makes: ({ quantity }) => ({ worded: quantity !== undefined }),
  }),
  row('CO-19', 'setSeries', 'active → active', 'seriesSet', series, {
    makes: ({ quantity }) => ({ renumbered: quantity !== undefined }),
  }),
  row('CO-20', 'setMailSender', 'active → active', 'mailSenderSet', sender, {
    makes: ({ quantity }) => ({ signed: quantity !== undefined }),
  }),
  row('CO-08', 'reopenPeriod', 'active → active', 'periodReopened', reopened, {
    when: ({ closed }) => closed,
    makes: { closed: false },
  }),
  row('CO-04', 'requireSecondFactor', 'active → active', 'secondFactorRequired', asked, {
    when: ({ guarded }) => !guarded,
    makes: { guarded: true },
  }),
  row('CO-05', 'waiveSecondFactor', 'active → active', 'secondFactorWaived', asked, {
    when: ({ guarded }) => guarded,
    makes: { guarded: false },
  }),
  row('CO-06', 'setLabels', 'active → active', 'labelsSet', labels, {
    makes: ({ quantity }) => ({ prefixed: quantity !== undefined }),
  }),
  row('CO-07', 'numberPallets', 'active → active', 'palletsNumbered', numbered, {
    when: ({ prefixed }) => prefixed,
    then: (before, after) => after.pallets === before.pallets + 2 && after.prefixed,
  }),
  row('CO-17', 'setLogo', 'active → active', 'logoSet', fields, { makes: { logo: true } }),
  row('CO-18', 'removeLogo', 'active → active', 'logoRemoved', fields, {
    when: ({ logo }) => logo,
    makes: { logo: false },
  }),
  row('CO-10', 'suspend', 'active → suspended', 'suspended', shut),
  row('CO-11', 'resume', 'suspended → active', 'resumed', shut),
  row('CO-12', 'close', 'active, suspended → closing', 'closingAsked', shut, { makes: { waits: 'still' } }),
  row('CO-13', 'reopen', 'closing → active', 'reopened', shut, { makes: { waits: 'no' } }),
  row('CO-14', 'passTime', 'closing → closed', 'closed', over, {
    when: ({ waits }) => waits === 'over',
    makes: { waits: 'still' },
  }),
  row('CO-15', 'passTime', 'closed → ended', 'ended', over, {
    when: ({ waits }) => waits === 'over',
    makes: { waits: 'no' },
  }),
  row('CO-16', 'reopen', 'closed, ended → active', 'reopened', over, {
    when: (_, { within }) => within === true,
    makes: { waits: 'no' },
  }),
];
