import { choiceOf, dayOf, figure, words, yesNo, type DemoType, type TypedGood } from './product-types.ts';

const differs = { definesVariants: true } as const;
const millimetres = { unit: 'mm' };

/** What fasteners, cordless tools, labels and protective equipment say of themselves. */
export const nordlagerTypes: readonly DemoType[] = [
  {
    key: 'fasteners',
    en: 'Fasteners',
    sv: 'Fästelement',
    parent: null,
    unit: 'pcs',
    attributes: [
      choiceOf('material', 'Material', 'Material', [
        'zinc | Zinc-plated steel | Förzinkat stål',
        'a4 | Stainless A4 | Rostfritt A4',
        'alu | Aluminium | Aluminium',
      ]),
    ],
  },
  {
    key: 'threaded',
    en: 'Threaded fasteners',
    sv: 'Gängade fästelement',
    parent: 'fasteners',
    narrowed: [{ key: 'material', choices: ['zinc', 'a4'] }],
    attributes: [
      choiceOf('thread', 'Thread', 'Gänga', ['M6', 'M8', 'M10', 'M12'], { required: true }),
      figure('length', 'Length', 'Längd', millimetres),
      words('standard', 'Standard', 'Standard', { searchable: false }),
    ],
  },
  {
    key: 'cordless',
    en: 'Cordless tools and batteries',
    sv: 'Batteriverktyg och batterier',
    parent: null,
    countInterval: 30,
    attributes: [
      figure('voltage', 'Voltage', 'Spänning', { unit: 'V', required: true }),
      figure('capacity', 'Capacity', 'Kapacitet', { unit: 'Ah' }),
      yesNo('batteries', 'Batteries included', 'Batterier ingår'),
    ],
  },
  {
    key: 'protection',
    en: 'Protective equipment',
    sv: 'Skyddsutrustning',
    parent: null,
    attributes: [
      choiceOf('size', 'Size', 'Storlek', ['S', 'M', 'L', 'XL', 'one | One size | En storlek'], differs),
      words('norm', 'Norm', 'Norm'),
      dayOf('approved', 'Approved until', 'Godkänd till', { searchable: false }),
    ],
  },
  {
    key: 'gloves',
    en: 'Work gloves',
    sv: 'Arbetshandskar',
    parent: 'protection',
    narrowed: [{ key: 'size', choices: ['S', 'M', 'L', 'XL'] }],
    attributes: [
      choiceOf(
        'color',
        'Colour',
        'Färg',
        ['black | Black | Svart', 'yellow | Yellow | Gul', 'orange | Orange | Orange'],
        differs,
      ),
    ],
  },
  {
    key: 'dated',
    en: 'Goods with a date',
    sv: 'Varor med datum',
    parent: null,
    tracking: 'lot',
    expires: true,
    shelfLife: 730,
    attributes: [words('store', 'Storage', 'Förvaring', { searchable: false })],
  },
  {
    key: 'halogen',
    en: 'Halogen lamps',
    sv: 'Halogenlampor',
    parent: null,
    isOver: true,
    attributes: [figure('power', 'Power', 'Effekt', { unit: 'W' })],
  },
];

const threaded = (
  thread: string,
  material: string,
  standard: string,
  millimetresLong?: number,
): TypedGood => [
  'threaded',
  {
    thread,
    material,
    standard,
    ...(millimetresLong === undefined ? {} : { length: millimetresLong * 1000 }),
  },
];
const cordless = (batteries: boolean): TypedGood => ['cordless', { voltage: 18_000, batteries }];
const worn = (size: string, norm: string): TypedGood => [
  'protection',
  { size, norm, approved: '2029-06-30' },
];

/** By SKU. */
export const nordlagerTyped: Readonly<Record<string, TypedGood>> = {
  'BLT-M6-30': threaded('M6', 'zinc', 'ISO 4017', 30),
  'BLT-M8-40': threaded('M8', 'zinc', 'ISO 4017', 40),
  'BLT-M10-60': threaded('M10', 'zinc', 'ISO 4014', 60),
  'BLT-M12-80': threaded('M12', 'a4', 'ISO 4014', 80),
  'ANC-8-80': threaded('M8', 'zinc', 'ETA-12/0397', 80),
  'NUT-M6': threaded('M6', 'zinc', 'ISO 4032'),
  'NUT-M8': threaded('M8', 'zinc', 'ISO 4032'),
  'NUT-M10': threaded('M10', 'zinc', 'ISO 7040'),
  'NUT-M12': threaded('M12', 'a4', 'ISO 4032'),
  'THR-M10-1': threaded('M10', 'zinc', 'DIN 976', 1000),
  'WSH-M8': ['fasteners', { material: 'zinc' }],
  'WSH-M12': ['fasteners', { material: 'zinc' }],
  'RIV-48-12': ['fasteners', { material: 'alu' }],
  'DRL-18V': cordless(true),
  'IMP-18V': cordless(false),
  'BAT-18-5': ['cordless', { voltage: 18_000, capacity: 5_000 }],
  'CHG-18': ['cordless', { voltage: 18_000 }],
  'GLV-NIT-L': worn('L', 'EN 388'),
  'GLV-NIT-XL': worn('XL', 'EN 388'),
  'GLS-CLR': worn('one', 'EN 166'),
  'VST-Y-M': worn('M', 'EN ISO 20471'),
  'EAR-27': worn('one', 'EN 352-1'),
  'HLM-W': ['dated', { store: 'Away from sunlight' }],
  'LBL-A6': ['dated', { store: 'Dry, 10–25 °C' }],
};
