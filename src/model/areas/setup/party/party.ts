import { z } from 'zod';
import { deliveryShape } from '../delivery-term/delivery-term.facts.ts';
import { partyTerms } from '../payment-term/payment-term.facts.ts';
import { tagShape } from '../tag/tag.facts.ts';
import { vatSettings } from '#model/vat/vat-setting.ts';
import * as v from '#model/values/schemas.ts';

/** Languages of documents sent to a party. */
export const partyLanguages = ['en', 'sv'] as const;

const contact = z.object({ name: v.name, role: v.text, email: v.text, phone: v.text });

/** A delivery address of the party, with its label. */
const deliveryAddress = v.address.extend({ label: v.text });

/** Fields shared by customers and suppliers. `number` is the company's own code for the party. */
export const partyForm = z.strictObject({
  number: v.code,
  name: v.name,
  organisationNumber: v.text,
  vatNumber: v.text,
  /** The id of a category; or a text, which is read as a category of that name. [PC8] */
  category: v.text.nullable(),
  addresses: z.object({ billing: v.address, delivery: z.array(deliveryAddress).max(50) }),
  contacts: z.array(contact).max(50),
  language: z.enum(partyLanguages),
  currency: v.currency,
  terms: partyTerms,
  ...deliveryShape,
  /** How VAT is charged between the company and the party. */
  vatTreatment: z.enum(vatSettings),
  notes: v.text,
  ...tagShape,
});
export type PartyForm = z.infer<typeof partyForm>;

/** The form of a customer or a supplier: each names other terms that it leaves to its category. */
export type FollowingParty = PartyForm & { follows?: string[] | undefined };
