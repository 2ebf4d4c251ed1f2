import { createContext, useContext } from 'react'

const AskedContext = createContext(false)
export const AskedProvider = AskedContext.Provider

/** Whether somebody wanted to go on: then also fields that nobody has been in say what they lack. */
export const useAsked = (): boolean => useContext(AskedContext)
