import type { ConnectorSpec, SettingField } from './connector-spec.ts';
import type { Settings, SettingValue } from './connector.ts';

/** What is wrong with a setting: a code with a sentence in `src/words`. */
export type SettingFault =
  | 'settingMissing'
  | 'settingTooLong'
  | 'settingFormat'
  | 'settingAddress'
  | 'settingHost'
  | 'settingNumber'
  | 'settingChoice';

const MOST = 500;
const LAST_PORT = 65_535;
const HOST = /^(?!-)[\p{L}\p{N}.-]{1,253}$|^[0-9a-fA-F:]{2,45}$/u;

/**
 * What is wrong with the settings of a connector, by field; a field that it does not have is none. Secrets are judged where they
 * are kept. Fields of later steps may still be missing while `asked` names earlier ones alone.
 */
export function checkSettings(
  { settings: fields }: Pick<ConnectorSpec, 'settings'>,
  settings: Settings,
  asked: readonly string[] = fields.map(({ name }) => name),
): Readonly<Record<string, SettingFault>> {
  const faults: Record<string, SettingFault> = {};
  for (const field of fields) {
    if (field.is === 'secret' || !asked.includes(field.name)) continue;
    const fault = faultOf(field, settings[field.name]);
    if (fault) faults[field.name] = fault;
  }
  return faults;
}

const isEmpty = (value: SettingValue | undefined): boolean =>
  value === undefined || value === null || value === '';

function faultOf(field: SettingField, value: SettingValue | undefined): SettingFault | null {
  if (isEmpty(value)) return field.optional ? null : 'settingMissing';
  switch (field.is) {
    case 'yesNo':
      return typeof value === 'boolean' ? null : 'settingChoice';
    case 'number':
      return Number.isInteger(value) && Number(value) >= field.least && Number(value) <= field.most
        ? null
        : 'settingNumber';
    case 'port':
      return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LAST_PORT
        ? null
        : 'settingNumber';
    case 'choice':
      return field.options.includes(String(value)) ? null : 'settingChoice';
    case 'text':
      return faultOfText(String(value), field.most ?? MOST, field.pattern);
    case 'address':
      return isAddress(String(value)) ? null : 'settingAddress';
    case 'host':
      return HOST.test(String(value)) ? null : 'settingHost';
    case 'record':
    case 'secret':
      return typeof value === 'string' ? null : 'settingChoice';
    default:
      return field satisfies never;
  }
}

function faultOfText(text: string, most: number, pattern: RegExp | undefined): SettingFault | null {
  if (text.length > most) return 'settingTooLong';
  return pattern && !pattern.test(text) ? 'settingFormat' : null;
}

/** [IG3] https, without a name or a password in it. */
function isAddress(text: string): boolean {
  if (text.length > MOST || !URL.canParse(text)) return false;
  const url = new URL(text);
  const local = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && local);
  return isSafe && url.username === '' && url.password === '' && url.hash === '';
}
