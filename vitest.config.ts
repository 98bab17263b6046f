import { existsSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vitest/config';
import { LongestFirst } from './scripts/testing/longest-first.ts';
import { keepScratchInMemory } from './scripts/testing/scratch.ts';
import viteConfig from './vite.config.ts';

keepScratchInMemory();

const failOnConsoleError = ['scripts/testing/console-errors.setup.ts'];
/** Fills the registry that the rooms of all kinds read, as the application does. */
const knownKinds = 'src/views/kinds.ts';
const database = existsSync('server/testing/global-setup.ts') ? ['server/testing/global-setup.ts'] : [];
const recordStatements = ['server/testing/record-statements.setup.ts'];
const ours = '{src,server,scripts,bench}';
const notHere = ['**/node_modules/**', '**/canary/**'];
const databaseTests = '**/*.db.test.ts';
/** Run by `npm run test:all` alone. */
const longTests = '**/*.long.spec.ts';

/** The suffix of a test file tells its cost; a project is one cost. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      maxWorkers: 2,
      passWithNoTests: true,
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: [`${ours}/**/*.test.ts`],
            exclude: [...notHere, databaseTests],
            setupFiles: failOnConsoleError,
            // They share nothing but modules, and to load those anew for each file takes longer than its tests.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            include: [`${ours}/**/*.test.tsx`],
            exclude: notHere,
            environment: 'happy-dom',
            // A followed link, be it to a file that is saved, would move the document that all files share.
            environmentOptions: {
              happyDOM: {
                settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
              },
            },
            isolate: false, // as above
            // One that is broken off in the middle breaks those after it: what loads on a busy machine has its time.
            testTimeout: 30_000,
            setupFiles: [...failOnConsoleError, 'scripts/testing/shared-page.setup.ts', knownKinds],
          },
        },
        {
          extends: true,
          test: {
            name: 'db',
            include: [`${ours}/${databaseTests}`],
            exclude: notHere,
            globalSetup: database,
            setupFiles: recordStatements,
            isolate: false, // as above
            testTimeout: 30_000,
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'model',
            include: ['model-tests/**/*.test.{ts,tsx}'],
            exclude: [...notHere, databaseTests],
            isolate: false, // as above
            // The largest charts take a minute on a busy machine.
            testTimeout: 240_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'model-db',
            include: [`model-tests/${databaseTests}`],
            exclude: notHere,
            globalSetup: database,
            setupFiles: recordStatements,
            isolate: false, // as above
            testTimeout: 240_000,
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'browser',
            include: ['{src,server,model-tests,bench}/**/*.spec.ts'],
            exclude: [...notHere, longTests],
            globalSetup: database,
            // A browser waits more than it works.
            maxWorkers: 2,
            testTimeout: 120_000,
            hookTimeout: 120_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'long',
            include: [`{server,model-tests,scripts}/${longTests}`],
            exclude: notHere,
            env: { PARTS: 'long' },
            globalSetup: database,
            testTimeout: 600_000,
            hookTimeout: 120_000,
          },
        },
      ],
    },
  }),
);
