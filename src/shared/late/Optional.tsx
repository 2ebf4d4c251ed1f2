import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

const Nothing = () => null

/** Something whose code comes late, and that the page can do without where it does not come. */
export function Optional({ children, onMissing }: { readonly children: ReactNode; onMissing?: () => void }) {
  return (
    <CatchBoundary getResetKey={() => 'once'} errorComponent={Nothing} {...(onMissing && { onCatch: onMissing })}>
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  )
}
