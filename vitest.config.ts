import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { watchedChromium } from './tests/chromium.ts'
import { oneCatalogue } from './tests/one-catalogue.ts'
import { SlowestFirst } from './tests/slowest-first.ts'

/** Milliseconds; only what hangs takes as long. */
const HANG = 60_000
const patience = HANG - 1000
const node = {
  environment: 'node' as const,
  isolate: false,
  // Tests wait for timers and other processes; a third worker uses the time.
  maxWorkers: 3,
  // Exploring a model makes much that is thrown away at once: a tenth of its time less.
  execArgv: ['--max-semi-space-size=64'],
  setupFiles: ['tests/seeded.ts'],
  testTimeout: HANG,
  hookTimeout: HANG,
  expect: { poll: { interval: 20, timeout: patience } },
}

/** In a browser a slow machine may lose a race with the page; what passes on a retry is printed as flaky. */
const RETRIES = 2

/** Server tests that say on PostgreSQL what the embedded database cannot: locks, transactions, search, jobs, processes. */
const onPostgres = [
  'tests/server/**/{collect,deliver,employer-login,faults,notice-worker,resume-saves,search,searches,sweep}.test.ts',
  'tests/server/processes/{deliver-restart,processes}.test.ts',
]

/** Views that take long and repeat what a lower level proves. */
const longViews = [
  'tests/views/app/{entry,session,site}.test.tsx',
  'tests/views/applications/{deliver,invitation-answer}.test.tsx',
  'tests/views/employer-office/{desk-review,interview-desk,interview-invite,position-opening}.test.tsx',
  'tests/views/homes/{branded-home,main-home}.test.tsx',
  'tests/views/inspector/{export-mermaid,gallery,panel}.test.tsx',
  'tests/views/notices/notice-centre.test.tsx',
  'tests/views/site/share.test.tsx',
  'tests/views/login/{captcha,employer-auth,employer-form,employer-keyboard,password-reset}.test.tsx',
  'tests/views/login/{sms-code,staff-login,student-login,transfer}.test.tsx',
  'tests/views/resume/{resume-editor,resume-export,resume-review,resume-upload,undo}.test.tsx',
  'tests/views/resume/paper/{page,pages}.test.tsx',
]

/** Made for each project: the runner writes the project's name into its browser's instance. */
const viewsOf = (name: string) => ({
  name,
  testTimeout: HANG,
  retry: RETRIES,
  maxWorkers: 3,
  expect: { poll: { interval: 5, timeout: patience } },
  browser: {
    enabled: true,
    headless: true,
    // The clocks of our schools, wherever the tests run.
    provider: playwright({
      launchOptions: { ...watchedChromium, env: { ...watchedChromium.env, TZ: 'Asia/Shanghai' } },
    }),
    instances: [{ browser: 'chromium' as const }],
    screenshotFailures: false,
  },
})

const ends = {
  ...node,
  globalSetup: ['tests/e2e/setup.ts'],
  retry: RETRIES,
  testTimeout: 5 * HANG,
  hookTimeout: 5 * HANG,
}

export default defineConfig({
  plugins: [oneCatalogue, vanillaExtractPlugin(), react()],
  /** Named, so that a first run does not find them one by one and reload the page under a test. */
  optimizeDeps: {
    include: [
      '@atlaskit/pragmatic-drag-and-drop/combine',
      '@atlaskit/pragmatic-drag-and-drop/element/adapter',
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@xstate/react',
      'axe-core',
      'bowser',
      'docx',
      'dompurify',
      'fast-check',
      'idb',
      'js-cookie',
      'mermaid',
      'radix-ui/alert-dialog',
      'radix-ui/dialog',
      'radix-ui/popover',
      'radix-ui/tabs',
      'radix-ui/toast',
      'react-dom/client',
      'react-zoom-pan-pinch',
      'react/jsx-dev-runtime',
      'uqr',
      'valibot',
      'xstate',
      'xstate/graph',
    ],
  },
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        extends: true,
        test: { ...node, name: 'unit', include: ['tests/unit/**/*.test.ts', 'tests/server/unit/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { ...node, name: 'models', include: ['tests/model/**/*.test.ts'], testTimeout: 5 * HANG },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'server-pglite',
          include: ['tests/server/**/*.test.ts'],
          exclude: ['tests/server/{processes,unit}/**'],
          globalSetup: ['tests/server/pglite.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'server-postgres',
          include: ['tests/server/**/*.test.ts'],
          exclude: ['tests/server/unit/**'],
          globalSetup: ['tests/server/postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'server-postgres-gate',
          include: onPostgres,
          globalSetup: ['tests/server/postgres.ts'],
        },
      },
      {
        extends: true,
        test: { ...viewsOf('views'), include: ['tests/views/**/*.test.tsx'], exclude: longViews },
      },
      { extends: true, test: { ...viewsOf('views-long'), include: longViews } },
      { extends: true, test: { ...ends, name: 'journeys', include: ['tests/e2e/journeys/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...ends,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: ['tests/e2e/journeys/**'],
        },
      },
    ],
  },
})
