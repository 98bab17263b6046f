import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApiClientForm } from '#model/areas/integrations/api-client/api-client.facts.ts';
import type { RateClass } from '#model/areas/integrations/api-client/rate-classes.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';

export const rateWords: Readonly<Record<RateClass, MessageDescriptor>> = {
  low: msg`Low: 60 calls a minute`,
  standard: msg`Standard: 600 calls a minute`,
  high: msg`High: 3,000 calls a minute`,
};

/** The editable fields of an API client; its form is custom. */
export const apiClientFields = {
  name: { label: msg`Name`, as: 'text', required: true, search: true },
  role: { label: msg`Role`, as: { table: 'role' }, none: msg`Permissions of its own` },
  permissions: { label: msg`Permissions`, as: 'permissions' },
  warehouses: { label: msg`Only in these warehouses`, as: { table: 'warehouse' } },
  addresses: { label: msg`May call from`, as: 'list' },
  expiresOn: { label: msg`Last day`, as: 'day' },
  rate: { label: msg`Calls a minute`, as: { words: rateWords }, filter: true },
} satisfies RecordFields<ApiClientForm>;
