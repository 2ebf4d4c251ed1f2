import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { type MeasuredServer, startFiles } from './server.ts'

/** Builds and serves the minimal app of the same packages: what first load and Lighthouse are measured against. */
export async function startFloor(): Promise<MeasuredServer> {
  const folder = await mkdtemp(join(tmpdir(), 'qihang-floor-'))
  const clean = () => rm(folder, { recursive: true, force: true })
  try {
    await build({
      configFile: false,
      root: fileURLToPath(new URL('floor', import.meta.url)),
      logLevel: 'warn',
      plugins: [vanillaExtractPlugin(), react()],
      build: { outDir: folder, emptyOutDir: true, target: 'baseline-widely-available', reportCompressedSize: false },
    })
    const server = await startFiles(folder)
    return { ...server, stop: () => server.stop().finally(clean) }
  } catch (error) {
    await clean()
    throw error
  }
}
