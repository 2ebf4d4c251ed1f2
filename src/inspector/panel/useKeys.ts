import { useEffect } from 'react'
import { useInspector } from '../stores/hooks.tsx'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="range"]):not([type="checkbox"]), select, textarea'))

/** Keys of the whole panel: `/` searches, `[` and `]` step, `l` goes back to live, F2 closes and opens the dock. */
export function useKeys(openSearch: () => void): void {
  const { recorder, pressDock } = useInspector()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key !== 'F2' && (isTyping(event.target) || document.querySelector('dialog[open]'))) return
      switch (event.key) {
        case '/':
          openSearch()
          break
        case '[':
          recorder.send({ type: 'STEP.BACK' })
          break
        case ']':
          recorder.send({ type: 'STEP.FORTH' })
          break
        case 'l':
          recorder.send({ type: 'LIVE.RESUMED' })
          break
        case 'F2':
          pressDock('TOGGLED')
          break
        default:
          return
      }
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [recorder, pressDock, openSearch])
}
