import type { KeyboardEvent, ReactNode } from 'react'
import { count } from './controls.css.ts'
import { tab, tabs } from './Tabs.css.ts'

interface Props<T extends string> {
  /** Id of the panel that the tabs change. */
  readonly panel: string
  readonly label: string
  readonly names: Readonly<Partial<Record<T, string>>>
  readonly counts?: Readonly<Partial<Record<T, number>>>
  readonly chosen: T
  onChoose(name: T): void
}

/** Id of a tab, which names its panel. */
const tabId = (panel: string, name: string): string => `${panel}-${name}`

/** Tabs of one panel; the arrow keys move between them. */
export function Tabs<T extends string>({ panel, label, names, counts, chosen, onChoose }: Props<T>): ReactNode {
  const all = Object.keys(names) as T[]
  const move = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key]
    if (by === undefined) return
    const next = all[(all.indexOf(chosen) + by + all.length) % all.length]!
    onChoose(next)
    currentTarget.querySelector<HTMLElement>(`#${CSS.escape(tabId(panel, next))}`)?.focus()
  }
  return (
    <div className={tabs} role="tablist" aria-label={label} onKeyDown={move}>
      {all.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(panel, name)}
          className={tab}
          aria-selected={name === chosen}
          aria-controls={name === chosen ? panel : undefined}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {names[name]}
          {counts?.[name] !== undefined && <span className={count}>{counts[name]}</span>}
        </button>
      ))}
    </div>
  )
}

interface PanelProps {
  readonly panel: string
  readonly chosen: string
  readonly className: string
  readonly children: ReactNode
}

/** What the chosen tab shows. */
export function TabPanel({ panel, chosen, className, children }: PanelProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may hold nothing that takes the focus
    <div className={className} role="tabpanel" id={panel} aria-labelledby={tabId(panel, chosen)} tabIndex={0}>
      {children}
    </div>
  )
}
