import { createContext, useContext } from 'react'

/** Tells a screen reader what happened, where nothing else says so. */
export type Announce = (text: string) => void

export const AnnounceContext = createContext<Announce>(() => {})

export const useAnnounce = (): Announce => useContext(AnnounceContext)
