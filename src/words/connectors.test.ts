import { expect, test } from 'vitest';
import { checkSettings } from '#model/areas/integrations/connector/check-settings.ts';
import { connectorSpecs } from '#model/areas/integrations/connector/connector-specs.ts';
import { permissions } from '#model/areas/setup/role/permissions.ts';
import { connectorTexts, textsOfConnector } from './connectors.ts';

test('[CNX13] every connector has words for its name, its settings, its options and its flows', () => {
  expect(connectorTexts.map(({ connector }) => connector).toSorted()).toEqual(
    connectorSpecs.map(({ name }) => name).toSorted(),
  );
  const mute = connectorSpecs.flatMap(({ name, settings, flows }) => {
    const texts = textsOfConnector(name);
    const options = settings.flatMap((field) =>
      field.is === 'choice' ? field.options.map((option) => `${field.name}.${option}`) : [],
    );
    return [
      ...settings.filter((field) => !texts?.labels[field.name]).map((field) => `${name} ${field.name}`),
      ...flows.filter((flow) => !texts?.flows[flow.name]).map((flow) => `${name} ${flow.name}`),
      ...options.filter((option) => !texts?.options?.[option]).map((option) => `${name} ${option}`),
    ];
  });
  expect(mute).toEqual([]);
});

test('[CNX13] flows ask for permissions that there are', () => {
  const asked = connectorSpecs.flatMap(({ flows }) => flows.flatMap((flow) => flow.permissions));
  expect(asked.filter((one) => !(permissions as readonly string[]).includes(one))).toEqual([]);
});

test('[CNX13] a setting that is missing, too long or no address is told at its field', () => {
  const spec = {
    settings: [
      { name: 'address', is: 'address' },
      { name: 'shop', is: 'text', most: 5 },
      { name: 'warehouse', is: 'record', table: 'warehouse', optional: true },
      { name: 'draft', is: 'yesNo', initial: true, optional: true },
    ],
  } as const;
  const at = 'https://shop.example.com/';
  expect(checkSettings(spec, { address: at, shop: 'a' })).toEqual({});
  expect(checkSettings(spec, { address: 'http://shop.example.com/' })).toEqual({
    address: 'settingAddress',
    shop: 'settingMissing',
  });
  expect(checkSettings(spec, { address: at, shop: 'longer', warehouse: 3, draft: 'yes' })).toEqual({
    shop: 'settingTooLong',
    warehouse: 'settingChoice',
    draft: 'settingChoice',
  });
});
