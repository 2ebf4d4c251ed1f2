import { Suspense, use } from 'react'
import { type PhotoFlow, useActors } from '../../../shared/actors/actors.ts'
import { useOwnActor } from '../../../shared/actors/useOwnActor.ts'
import { PhotoCrop } from './PhotoCrop.tsx'

export interface PhotoDialogProps {
  /** Whether there is one that can be removed. */
  readonly hasPhoto: boolean
  /** @param photo id of the new photo, '' for none; null where it stays as it is */
  onClose(photo: string | null): void
}

const nothing = () => undefined

function Begun({ flow, hasPhoto, onClose }: PhotoDialogProps & { readonly flow: PhotoFlow }) {
  const actor = useOwnActor(
    () => flow.logic,
    nothing as never,
    () => {
      const { output } = actor.getSnapshot()
      onClose(output ? output.photo : null)
    },
  )
  return <PhotoCrop actor={actor} hasPhoto={hasPhoto} />
}

function Awaited(props: PhotoDialogProps) {
  return <Begun {...props} flow={use(useActors().flows.photo())} />
}

/** The dialog in which a photo is chosen, cut and sent, or taken away. */
export default function PhotoDialog(props: PhotoDialogProps) {
  return (
    <Suspense fallback={null}>
      <Awaited {...props} />
    </Suspense>
  )
}
