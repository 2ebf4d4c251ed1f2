import { fromPromise } from 'xstate'
import { diagnosisMachine } from './diagnosis.machine.ts'
import type { Diagnosis, DiagnosisInput } from './diagnosis.types.ts'

interface Named {
  readonly id: string
}

export interface DiagnosisPorts {
  /** Rejects with a CallFailure. */
  read(id: string, signal: AbortSignal): Promise<Diagnosis>
  /** Has the resume judged anew for the same; rejects with a CallFailure. */
  repeat(id: string, signal: AbortSignal): Promise<Named>
  open(diagnosis: DiagnosisInput): void
  tellReady(): void
}

export const provideDiagnosis = (ports: DiagnosisPorts) =>
  diagnosisMachine.provide({
    actors: {
      read: fromPromise<Diagnosis, Named>(({ input, signal }) => ports.read(input.id, signal)),
      repeat: fromPromise<Named, Named>(({ input, signal }) => ports.repeat(input.id, signal)),
    },
    actions: {
      open: (_, diagnosis) => ports.open(diagnosis),
      tellReady: () => ports.tellReady(),
    },
  })
