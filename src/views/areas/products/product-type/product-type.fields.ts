import { msg } from '@lingui/core/macro';
import type { ProductTypeForm } from '#model/areas/products/product-type/product-type.facts.ts';
import { unitWords } from '#views/kit/document/unit.messages.ts';
import { trackingWords } from './tracking.messages.ts';
import { vatClassWords } from '#views/areas/setup/vat-rate/vat-class.messages.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';
import { attributeKindWords } from './attribute.messages.ts';

const none = msg`No default`;

/** The fields of a product type besides its attributes, which have an editor of their own. */
export const ownFields = {
  'name.en': { label: msg`Name in English`, as: 'text', required: true, wide: true },
  'name.sv': { label: msg`Name in Swedish`, as: 'text', optional: true, wide: true },
  parent: { label: msg`Belongs to`, as: { table: 'productType' }, none: msg`No type above`, wide: true },
  unit: { label: msg`Unit`, asked: msg`Unit of new products`, as: { words: unitWords }, none },
  vatClass: {
    label: msg`VAT class`,
    asked: msg`VAT class of new products`,
    as: { words: vatClassWords },
    none,
    column: { id: 'vat', width: 160, card: 'none' },
  },
  tracking: {
    label: msg`Told apart by`,
    asked: msg`New products are told apart by`,
    as: { words: trackingWords },
    none,
    wide: true,
    column: { id: 'tracking', width: 190, card: 'none' },
  },
  expires: { label: msg`It expires`, as: 'yesNo' },
  shelfLife: {
    label: msg`Shelf life`,
    as: 'whole',
    unit: msg`days`,
    none: msg`A new lot expires so long after its receipt, if nobody says when`,
  },
  countInterval: {
    label: msg`Count interval`,
    as: 'whole',
    unit: msg`days`,
    none: msg`Leave empty to count by the class of the goods`,
  },
  inspection: {
    label: msg`Inspected before it is posted`,
    as: 'percent',
    none: msg`Share of what comes in. Leave empty to use the supplier's setting`,
  },
} satisfies RecordFields<ProductTypeForm>;

/** All fields of a product type, those of its attributes as its history names them. */
export const productTypeFields = {
  ...ownFields,
  attributes: { label: msg`Attribute`, as: 'text' },
  'attributes.key': { label: msg`Key`, as: 'text' },
  'attributes.label.en': { label: msg`Name in English`, as: 'text' },
  'attributes.label.sv': { label: msg`Name in Swedish`, as: 'text' },
  'attributes.kind': { label: msg`Kind of value`, as: { words: attributeKindWords } },
  'attributes.unit': { label: msg`Unit`, as: 'text' },
  'attributes.required': { label: msg`Required`, as: 'yesNo' },
  'attributes.searchable': { label: msg`Searchable`, as: 'yesNo' },
  'attributes.definesVariants': { label: msg`Defines variants`, as: 'yesNo' },
  'attributes.choices': { label: msg`Choice`, as: 'text' },
  'attributes.choices.value': { label: msg`Value`, as: 'text' },
  'attributes.choices.label.en': { label: msg`Name in English`, as: 'text' },
  'attributes.choices.label.sv': { label: msg`Name in Swedish`, as: 'text' },
  retired: { label: msg`Attribute no longer asked`, as: 'text' },
  'retired.key': { label: msg`Key`, as: 'text' },
  'retired.kind': { label: msg`Kind of value`, as: { words: attributeKindWords } },
  narrowed: { label: msg`Choices offered`, as: 'text' },
  'narrowed.key': { label: msg`Choices offered`, as: 'text' },
  'narrowed.choices': { label: msg`Choices offered`, as: 'list' },
} as const;
