import { fromCallback, fromPromise } from 'xstate'
import type { ChosenFile } from '../../kit/upload-problem.ts'
import { photoCropMachine } from './photo-crop.machine.ts'
import type { Cutting, Opened, PhotoCropEvent } from './photo-crop.types.ts'

export interface PhotoCropPorts {
  /** Opens a jpeg, png or webp, known by its first bytes; says why where there is none. */
  open(file: ChosenFile): Promise<Opened>
  /**
   * Sends it with what is to be cut out.
   * @param report hears how much is sent, and how it ended
   * @returns a function that gives it up
   */
  upload(cutting: Cutting, report: (event: PhotoCropEvent) => void): () => void
}

export const providePhotoCrop = (ports: PhotoCropPorts) =>
  photoCropMachine.provide({
    actors: {
      open: fromPromise<Opened, ChosenFile>(({ input }) => ports.open(input)),
      upload: fromCallback<PhotoCropEvent, Cutting>(({ input, sendBack }) => ports.upload(input, sendBack)),
    },
  })
