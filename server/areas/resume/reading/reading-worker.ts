import { parentPort, workerData } from 'node:worker_threads'
import { parsePages } from '../parsing/parse-pages.ts'
import type { Outcome } from './outcome.ts'
import { readPages } from './read-pages.ts'
import { ResumeRefused } from './refusal.ts'

async function read(bytes: Uint8Array): Promise<Outcome> {
  try {
    return { resume: parsePages(await readPages(bytes)) }
  } catch (error) {
    if (error instanceof ResumeRefused) return { refusal: error.reason }
    throw error
  }
}

parentPort?.postMessage(await read(workerData))
