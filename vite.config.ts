import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { paraglide } from './scripts/paraglide.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
    command === 'serve' && paraglideVitePlugin(paraglide),
    vanillaExtractPlugin(),
    react(),
  ],
  build: { target: 'baseline-widely-available', reportCompressedSize: false, assetsInlineLimit: 0 },
  server: { host: '127.0.0.1' },
}))
