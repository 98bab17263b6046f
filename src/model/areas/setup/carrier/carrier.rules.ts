import { isArchived } from '#model/engine/archived.ts';
import type { Rule } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { CarrierForm, CarrierRow } from './carrier.facts.ts';
import { isTrackingAddress } from './carrier.tracking.ts';

type CarrierRule = Rule<CarrierRow, CarrierForm>;

/** [CRR1] Names are unique in the company, whatever their case, archived carriers included. */
export const carrierNameIsFree: CarrierRule = ({ view, id }, data) => {
  const taken = data && view.by('carrier', 'name', data.name.toLowerCase()).some((row) => row.id !== id);
  return taken ? onField('nameTaken', 'name', { name: data.name }) : null;
};

/** [CRR2] A code is there once among the services of a carrier, whatever its case. */
export const servicesDiffer: CarrierRule = (_, data) => {
  const codes = data?.services.map(({ code }) => code.toLowerCase()) ?? [];
  const twice = codes.findIndex((code, index) => codes.indexOf(code) !== index);
  return twice < 0
    ? null
    : onField('serviceTwice', `services.${twice}.code`, { code: data?.services[twice]?.code ?? '' });
};

/** [CRR3] The address of a parcel begins with https and has a place for the number. */
export const addressLeadsThere: CarrierRule = (_, data) =>
  !data || data.tracking === '' || isTrackingAddress(data.tracking)
    ? null
    : onField('trackingAddressWrong', 'tracking');

/** How goods are sent; what is left out is not said. */
export interface Sending {
  readonly carrier?: string | undefined;
  readonly service?: string | undefined;
}

/** [CRR4] Goods are packed for a carrier in use and a service of it; what was chosen before may stay. */
export function sendingRefusal(view: Reader, given: Sending, held: Sending | undefined): Refusal | null {
  const { carrier: id, service } = given;
  const isKept = id === held?.carrier;
  const carrier = id === undefined ? undefined : view.get('carrier', id);
  if (id !== undefined && !isKept && (!carrier || isArchived(carrier)))
    return onField('unknownCarrier', 'carrier');
  if (service === undefined || (isKept && service === held?.service)) return null;
  return carrier?.services.some(({ code }) => code === service) ? null : onField('unknownService', 'service');
}
