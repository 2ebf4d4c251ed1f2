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
  maxWorkers: 2,
  setupFiles: ['tests/seeded.ts'],
  testTimeout: HANG,
  hookTimeout: HANG,
  expect: { poll: { interval: 20, timeout: patience } },
}

export default defineConfig({
  plugins: [oneCatalogue, vanillaExtractPlugin(), react()],
  /** Named, so that a first run does not find them one by one and reload the page under a test. */
  optimizeDeps: {
    include: [
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@xstate/react',
      'axe-core',
      'dompurify',
      'js-cookie',
      'mermaid',
      'radix-ui/alert-dialog',
      'radix-ui/dialog',
      'radix-ui/popover',
      'radix-ui/tabs',
      'radix-ui/toast',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'xstate',
      'xstate/graph',
      'zod/mini',
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
          name: 'views',
          include: ['tests/views/**/*.test.tsx'],
          testTimeout: HANG,
          maxWorkers: 3,
          expect: { poll: { interval: 5, timeout: patience } },
          browser: {
            enabled: true,
            headless: true,
            // The clocks of our schools, wherever the tests run.
            provider: playwright({
              launchOptions: { ...watchedChromium, env: { ...watchedChromium.env, TZ: 'Asia/Shanghai' } },
            }),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/setup.ts'],
          maxWorkers: 3,
          testTimeout: 5 * HANG,
          hookTimeout: 5 * HANG,
        },
      },
    ],
  },
})
