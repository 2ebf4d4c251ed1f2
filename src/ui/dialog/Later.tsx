import { type ReactNode, useDeferredValue } from 'react'

/** What a dialog is shown without at first, so that it opens sooner: a drawing that nothing else is placed by. */
export const Later = ({ children }: { readonly children: ReactNode }) => useDeferredValue(true, false) && children
