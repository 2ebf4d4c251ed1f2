import { fileURLToPath } from 'node:url'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { paraglide } from './scripts/paraglide.ts'

/** What every visit needs, with all that it imports, is one file: fewer round trips, and it compresses better. */
const firstLoad = /src\/(?:app\/main|routes\/index|features\/home\/Landing)\.tsx/

/** The style sheet and the site's information come first: they are small, and the outlines of the page need no script. */
const scriptsLast: Plugin = {
  name: 'scripts-last',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
  },
}

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
    command === 'serve' && paraglideVitePlugin(paraglide),
    vanillaExtractPlugin(),
    react(),
    scriptsLast,
  ],
  resolve: { alias: { 'react-remove-scroll': fileURLToPath(new URL('src/ui/dialog/no-overlay.ts', import.meta.url)) } },
  build: {
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'index', test: firstLoad },
            { name: 'login', test: /src\/app\/dialogs\/StudentLogin\.tsx/ },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
}))
