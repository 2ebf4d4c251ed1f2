import { createContext, useContext } from 'react'

const TaiwanContext = createContext(false)
export const TaiwanProvider = TaiwanContext.Provider

/** Whether the site is one of Taiwan: its students write what is asked for there, of places and studies there. */
export const useTaiwan = (): boolean => useContext(TaiwanContext)
