import { Content, List, Root, Trigger } from 'radix-ui/tabs'
import { type ReactNode, useRef } from 'react'
import * as css from './Tabs.css.ts'

export interface Tab<V extends string> {
  readonly value: V
  readonly label: ReactNode
  readonly disabled?: boolean
}

export interface TabsProps<V extends string> {
  /** Accessible name of the row. */
  readonly label: string
  readonly tabs: readonly Tab<V>[]
  readonly value: V
  onChange(value: V): void
  /** The panel of the chosen tab. */
  readonly children: ReactNode
}

/** The panel takes no focus itself: a press on its tab leads on to its first field, the arrows stay with the tabs. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  const choose = (next: string) => {
    const tab = tabs.find((candidate) => candidate.value === next)
    if (tab) onChange(tab.value)
  }
  const panel = useRef<HTMLDivElement>(null)
  const enter = () => panel.current?.querySelector<HTMLElement>('form input:not(:disabled)')?.focus()
  return (
    <Root value={value} onValueChange={choose}>
      <List className={css.list} aria-label={label}>
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            className={css.tab}
            disabled={tab.disabled ?? false}
            onClick={enter}
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      <Content ref={panel} key={value} value={value} className={css.panel} tabIndex={-1}>
        {children}
      </Content>
    </Root>
  )
}
