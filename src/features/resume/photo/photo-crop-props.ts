import type { ActorRefFrom } from 'xstate'
import type { photoCropMachine } from '../../../../machines/resume/photo-crop/photo-crop.machine.ts'

export type PhotoActor = ActorRefFrom<typeof photoCropMachine>
