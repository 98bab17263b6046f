// Who may import whom. Every rule here must bite in scripts/structure/canary, or the check `arrows` fails.
const tests = '\\.(test|spec)\\.tsx?$|/testing/';
const testsAndFixtures = `${tests}|\\.fixtures\\.tsx?$`;
const from = (layer, { pathNot } = {}) => ({ path: `^${layer}/`, ...(pathNot ? { pathNot } : {}) });

/** A layer may import the named layers of ours and nothing else of ours, but for single files. */
function layer(name, folder, allowed, { but } = {}) {
  const others = [
    'src/model',
    'src/machines',
    'src/words',
    'src/views',
    'src/services',
    'src/i18n',
    'server',
    'src/main',
    'src/main.tsx',
  ]
    .concat(['model-tests', 'bench', 'scripts'])
    .filter((other) => other !== folder && !allowed.includes(other));
  return {
    name,
    severity: 'error',
    from: from(folder),
    to: { path: `^(${others.join('|')})(/|$)`, ...(but && { pathNot: but }) },
  };
}

/** Code that is no test imports only the named packages, types included. */
function packages(name, folder, allowed) {
  const pathNot = allowed.map((id) => `(^|/)node_modules/${id}/`);
  return {
    name,
    severity: 'error',
    from: from(folder, { pathNot: tests }),
    to: { path: '(^|/)node_modules/', pathNot },
  };
}

/** A package that only one folder knows. */
function onlyIn(name, packagePath, folders) {
  const rule = { path: '^(src|server)/', pathNot: `^(${folders.join('|')})|${tests}` };
  return { name, severity: 'error', from: rule, to: { path: `(^|/)node_modules/${packagePath}/` } };
}

/** What reads strangers' bytes, and with what: see server/untrusted. */
const readers =
  'import/(read-lines|screen/(read-table|read-workbook|measure-workbook))|outgoing/connectors/rates/read-rates|invoicing/(xml/xml-elements|bank-files/(read-camt|camt-entry)|e-bills/(read-e-bill|ubl-bill|ubl-fields|xml-in-pdf))|files/(shrink|logo-picture|measured-picture|content-type)';
const parsers = 'sharp|read-excel-file|file-type|saxes|unpdf';

export default {
  forbidden: [
    layer('model-imports-model', 'src/model', []),
    layer('machines-import-model', 'src/machines', ['src/model']),
    layer('words-import-model', 'src/words', ['src/model']),
    layer('services-import-model', 'src/services', ['src/model']),
    layer('views-import-model-machines-words-i18n', 'src/views', [
      'src/model',
      'src/machines',
      'src/words',
      'src/i18n',
    ]),
    {
      // What they show of documents they read from the kinds' declarations; who signs in, and to what, is setup.
      name: 'frame-and-tools-know-no-kind',
      severity: 'error',
      from: { path: '^src/views/(frame|tools)/', pathNot: testsAndFixtures },
      to: { path: '^src/views/areas/(?!setup/)' },
    },
    {
      // Every start loads what kinds declare of themselves, so that the words of all would come along.
      name: 'declarations-of-kinds-bring-no-words',
      severity: 'error',
      from: { path: '^src/views/.*\\.view\\.ts$' },
      to: { path: '^src/(words/|views/.*\\.look\\.ts$)' },
    },
    layer('i18n-imports-nothing-of-ours', 'src/i18n', []),
    layer('server-imports-model-machines-words', 'server', ['src/model', 'src/machines', 'src/words'], {
      // How figures and days are written, which papers are in the browser and on the server.
      but: '^src/i18n/writing\\.ts$',
    }),
    packages('packages-of-the-model', 'src/model', [
      'zod',
      'immer',
      'xstate',
      'stdnum',
      'postcode-validator',
      'ibantools',
    ]),
    onlyIn('large-tables-in-checks', '(stdnum|postcode-validator|ibantools)', ['src/model/checks/']),
    packages('packages-of-the-words', 'src/words', []),
    packages('packages-of-the-machines', 'src/machines', ['zod', 'xstate']),
    onlyIn('react-in-views', '(react|react-dom|@xstate/react|@lingui/react|@tanstack|@tabler)', [
      'src/views/',
      'src/main(\\.tsx$|/)',
    ]),
    onlyIn('primereact-in-ui', 'primereact', ['src/views/ui/']),
    onlyIn('ky-in-http', 'ky', ['src/services/http/']),
    onlyIn('idb-in-store', 'idb', ['src/services/store/']),
    onlyIn('server-packages-in-server', '(fastify|@fastify|pg|kysely|@node-rs)', ['server/']),
    {
      name: 'engine-knows-no-kind',
      severity: 'error',
      from: { path: '^src/model/engine/' },
      to: { path: '^src/model/', pathNot: '^src/model/(engine|values)/' },
    },
    {
      // What they have to know of the business comes in through their `business.ts`.
      name: 'commands-know-no-business',
      severity: 'error',
      from: { path: '^server/platform/commands/', pathNot: testsAndFixtures },
      to: { path: '^(src|server)/', pathNot: '^(src/model/(engine|values)|server/platform)/' },
    },
    {
      name: 'lines-know-no-kind',
      severity: 'error',
      from: { path: '^src/(model|views/kit)/lines/', pathNot: testsAndFixtures },
      to: {
        path: '^src/(model|views)/',
        pathNot: '^src/(model/(lines|engine|values)|views/(ui|navigation|kit/(lines|document)))/',
      },
    },
    {
      name: 'picks-know-no-orders',
      severity: 'error',
      from: { path: '^src/model/areas/sales/pick/' },
      to: { path: '^src/model/areas/sales/sales-order/' },
    },
    {
      // Pictures of the demo are drawn by the server, which has made them.
      name: 'strangers-bytes-in-the-child',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: `^server/(reading-child|files/picture-library|${readers})\\.ts$|${testsAndFixtures}`,
      },
      to: { path: `^server/(${readers})\\.ts$|(^|/)node_modules/(${parsers})/` },
    },
    {
      name: 'billing-knows-no-identity',
      severity: 'error',
      from: { path: '^server/accounts/billing/', pathNot: tests },
      to: { path: '^server/accounts/identity/' },
    },
    {
      name: 'browser-has-no-node',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-tests-in-code',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: testsAndFixtures },
      to: { path: testsAndFixtures },
    },
    {
      name: 'no-development-packages',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: testsAndFixtures },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['npm', 'type-only'],
        pathNot: '(^|/)node_modules/@types/',
      },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|po|svg|woff2?|wasm)(\\?|$)|(^|/)canary/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
