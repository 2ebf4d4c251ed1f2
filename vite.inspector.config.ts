import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanMessages } from './scripts/lean-messages.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The inspector is a build of its own, so that not a byte of the product depends on it. */
export default defineConfig({
  root: here('src/inspector'),
  base: '/inspector/',
  plugins: [leanMessages, vanillaExtractPlugin(), react()],
  build: {
    target: 'baseline-widely-available',
    outDir: here('dist/inspector'),
    emptyOutDir: true,
    manifest: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { boot: here('src/inspector/boot.ts'), dock: here('src/inspector/dock.html') } },
  },
})
