import { z } from 'zod';
import { exampleOf, type JsonSchema } from '#model/areas/integrations/api-client/example-of.ts';
import { EVERY_MEMBER, type CommandSpec } from '#model/engine/document-type.ts';
import type { Engine } from '#model/engine/engine.ts';
import { shownKind } from '#words/kind-names.ts';
import { textsOfKinds } from '#words/kinds.ts';

export type Operation = Readonly<Record<string, unknown>>;
/** A description, as far as it is completed here. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, unknown>>;
}

/** A command that people and programs give. */
interface Given {
  readonly kind: string;
  readonly command: string;
  readonly spec: CommandSpec & { readonly permission: string };
}

/** The route that every command of every kind is given by. */
const GENERIC = '/api/core/companies/{company}/documents/{kind}/{document}/{command}/';

const asked = (permission: string): string =>
  permission === EVERY_MEMBER ? 'open to every member' : `needs ${permission}`;

/** The commands of all kinds; those of the system are left out. */
function givenCommands(engine: Engine): readonly Given[] {
  return [...engine.types.values()].flatMap(({ kind, commands }) =>
    Object.entries(commands).flatMap(([command, spec]) => {
      const { permission } = spec;
      return permission === null ? [] : [{ kind, command, spec: { ...spec, permission } }];
    }),
  );
}

const formOf = ({ kind, command, spec }: Given): JsonSchema => ({
  ...(z.toJSONSchema(spec.schema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as JsonSchema),
  description: `Data of ${kind}.${command}: ${asked(spec.permission)}, ${spec.mode}.`,
});

/** [OA2] Every command at its own address, with its form: what the route of all commands reads there. */
export function withCommands(engine: Engine, { paths, components }: Description): Description {
  const generic = paths[GENERIC]?.['post'] ?? {};
  const commands = givenCommands(engine).map((given) => ({ ...given, form: formOf(given) }));
  const own = commands.map((one) => [
    GENERIC.replace('{kind}', one.kind).replace('{command}', one.command),
    { post: operationOf(one, generic) },
  ]);
  const forms = commands.map(({ kind, command, form }) => {
    const { $schema: _, ...schema } = form;
    return [`${kind}.${command}`, schema];
  });
  return {
    paths: { ...paths, ...Object.fromEntries(own) },
    components: {
      ...components,
      schemas: { ...(components['schemas'] as object | undefined), ...Object.fromEntries(forms) },
    },
  };
}

function operationOf(
  { kind, command, spec, form }: Given & { readonly form: JsonSchema },
  generic: Operation,
): Operation {
  const parameters = generic['parameters'] as readonly { readonly name: string }[] | undefined;
  return {
    ...generic,
    operationId: `${kind}${command.charAt(0).toUpperCase()}${command.slice(1)}`,
    'x-command': `${kind}.${command}`,
    summary: `${wordOf(kind, command)} (${shownKind(kind)?.one.en ?? kind})`,
    description: `${capital(asked(spec.permission))}.`,
    parameters: parameters?.filter(({ name }) => name === 'company' || name === 'document'),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              id: {
                type: 'string',
                format: 'uuid',
                description: 'Makes it repeatable: the same id has one effect.',
              },
              data: { $ref: `#/components/schemas/${kind}.${command}` },
              version: { type: 'integer', minimum: 0, description: 'The version the form was opened on.' },
            },
            required: ['data'],
            additionalProperties: false,
          },
          example: { data: exampleOf(form) },
        },
      },
    },
  };
}

const wordOf = (kind: string, command: string): string =>
  textsOfKinds.get(kind)?.commands[command]?.en ?? capital(command);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** [OA2] A name for every operation, by which generated clients call it. */
export function operationName(method: string, path: string): string {
  const words = path
    .replace(/^\/api\//, '')
    .replace(/^core\/companies\/(\{company\}|:company)\//, 'company/')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => part.replace(/^[{:](\w+)\}?$/, 'by-$1'));
  return [method.toLowerCase(), ...words]
    .join('-')
    .replace(/[-_.](\w)/g, (_, letter: string) => letter.toUpperCase());
}
