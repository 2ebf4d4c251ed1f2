import { useState } from 'react'

/**
 * What is being typed into a search. A search of one's own that is drawn late leaves what was typed after it.
 * @param value what it begins with, and again whenever this changes to something that was not typed here
 */
export function useTyped(value: string): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState({ from: value, text: value, since: [] as readonly string[] })
  if (typed.from !== value) {
    const text = typed.since.includes(value) ? typed.text : value
    setTyped({ from: value, text, since: [] })
  }
  const setText = (text: string) => setTyped(({ since }) => ({ from: value, text, since: [...since, text] }))
  return [typed.text, setText]
}
