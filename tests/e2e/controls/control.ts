import type { Page } from 'playwright-core'

/** Something that a visitor can press, fill or choose, as assistive technology is told of it. */
export interface Control {
  readonly role: string
  readonly name: string
  /** Where a link leads. */
  readonly href: string
  /** Roles and names of what it stands in, the outermost first. */
  readonly places: readonly string[]
  /** Of those that a press may change. */
  readonly state: string
  /** For as long as nobody else looks at the page. */
  readonly ref: string
}

interface Node {
  readonly role: string
  readonly name?: string
  readonly ref?: string
  readonly url?: string
  readonly text?: string
  readonly cursor?: string
  readonly disabled?: boolean
  /** A picture, though made of what else were controls. */
  readonly ariaHidden?: boolean
  readonly checked?: boolean | 'mixed'
  readonly expanded?: boolean
  readonly pressed?: boolean | 'mixed'
  readonly selected?: boolean
  readonly children?: readonly (Node | string)[]
}

const ROLES = new Set([
  ...['button', 'checkbox', 'combobox', 'link', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'radio', 'searchbox'],
  ...['slider', 'spinbutton', 'switch', 'tab', 'textbox', 'treeitem'],
])

/** Has its own press: a label's comes to the control inside. */
const holdsControl = (node: Node): boolean =>
  (node.children ?? []).some((child) => typeof child !== 'string' && (ROLES.has(child.role) || holdsControl(child)))

/** A disclosure has no role of its own, and whatever shows a hand promises that it can be pressed. */
const isPromise = (node: Node) => node.cursor === 'pointer' && !holdsControl(node)

const stateOf = ({ checked, expanded, pressed, selected }: Node) =>
  Object.entries({ checked, expanded, pressed, selected })
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')

/** What can be pressed on the page as it stands, in its order; neither what is disabled nor what a dialog covers. */
export async function controlsOf(page: Page): Promise<readonly Control[]> {
  const found: Control[] = []
  const visit = (node: Node, places: readonly string[]) => {
    const { role, name = '', ref = '', url: href = '', text = '', disabled = false, children = [] } = node
    if (node.ariaHidden) return
    const isControl = ROLES.has(role) || isPromise(node)
    if (isControl && ref !== '' && !disabled) {
      found.push({ role, name: name === '' ? text : name, href, places, state: stateOf(node), ref })
    }
    if (isControl) return
    const inside = role === 'generic' ? places : [...places, role, name]
    for (const child of children) if (typeof child !== 'string') visit(child, inside)
  }
  const roots = (await page.ariaSnapshotJSON({ mode: 'ai' })) as readonly (Node | string)[]
  for (const root of roots) if (typeof root !== 'string') visit(root, [])
  return found
}

/** For people: what it is, and where. */
export const told = ({ role, name, href, places, state }: Control): string =>
  [`${role} "${name}"`, href, state, `in ${places.filter((place) => place !== '').join(' > ')}`]
    .filter((text) => text !== '')
    .join(' ')
