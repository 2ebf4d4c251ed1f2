import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanMessages } from './scripts/lean-messages.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The employers' desk is a build of its own, so that not a byte of what students load depends on it. */
export default defineConfig({
  base: '/company/',
  publicDir: false,
  plugins: [leanMessages, vanillaExtractPlugin(), react()],
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist/company',
    emptyOutDir: true,
    manifest: 'manifest.json',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: here('desk.html') },
  },
})
