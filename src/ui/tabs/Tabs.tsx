import { Content, List, Root, Trigger } from 'radix-ui/tabs'
import type { ReactNode } from 'react'
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

/** The panel takes no focus itself: what is in it does. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  const choose = (next: string) => {
    const tab = tabs.find((candidate) => candidate.value === next)
    if (tab) onChange(tab.value)
  }
  return (
    <Root value={value} onValueChange={choose}>
      <List className={css.list} aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value} className={css.tab} disabled={tab.disabled ?? false}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      <Content key={value} value={value} className={css.panel} tabIndex={-1}>
        {children}
      </Content>
    </Root>
  )
}
