import type { Plugin } from 'vite'

/**
 * Functions of React DOM that only run for what the product does not do: their bodies are left out of what is built, and
 * with them what they alone call. One that is reached all the same throws, and says so.
 */
const unused = {
  /** Pages drawn by a server, which `hydrateRoot` would take over. */
  hydration: [
    'updateDehydratedSuspenseComponent',
    'prepareToHydrateHostInstance',
    'clearHydrationBoundary',
    'hideOrUnhideDehydratedBoundary',
    'canHydrateInstance',
    'queueIfContinuousEvent',
    'attemptReplayContinuousQueuedEvent',
    'attemptExplicitHydrationTarget',
  ],
  ViewTransition: [
    'startViewTransition',
    'flushAfterMutationEffects',
    'ViewTransitionPseudoElement',
    'applyViewTransitionToHostInstances',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
  ],
  'Activity and SuspenseList': ['updateActivityComponent', 'updateSuspenseListComponent'],
  'references to fragments': [
    'FragmentInstance',
    'addFragmentHandleToFiber',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
  ],
  /** Elements that React moves to the head of the document; the page's head is written by `src/app/page-head.ts`. */
  'title, meta, link, style and script': [
    'getResource',
    'acquireResource',
    'suspendResource',
    'createHoistableInstance',
    'getHydratableHoistableCache',
    'insertSuspendedStylesheets',
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
    'preconnectAs',
  ],
  useActionState: [
    'mountActionState',
    'updateActionState',
    'rerenderActionState',
    'dispatchActionState',
    'runActionStateAction',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

const featureOf = new Map<string, string>(
  Object.entries(unused).flatMap(([feature, names]) => names.map((name) => [name, feature] as const)),
)

interface Statement {
  readonly type: string
  readonly [name: string]: unknown
}

type Unused = Readonly<{ name: string; start: number; end: number }>

/** The body of a function, or of a method of a class, that is not used. */
function unusedIn({ type, id, body, expression }: Statement): Unused | undefined {
  const [name, code] =
    type === 'FunctionDeclaration'
      ? [Object(id).name, Object(body)]
      : [methodsClass(Object(expression).left), Object(Object(expression).right).body]
  return featureOf.has(name) && code ? { name, start: code.start, end: code.end } : undefined
}

/** Of `Class.prototype.method`. */
const methodsClass = (left: unknown): unknown => Object(Object(Object(left).object).object).name

export const leanReact: Plugin = {
  name: 'lean-react',
  apply: 'build',
  transform: {
    filter: { id: /react-dom-client\.production\.js/ },
    handler(code) {
      const found = (this.parse(code).body as unknown as Statement[]).flatMap((statement) => unusedIn(statement) ?? [])
      for (const name of featureOf.keys()) {
        if (found.every((one) => one.name !== name)) this.error(`React has no ${name} any more`)
      }
      const lean = found.toReversed().reduce((text, { name, start, end }) => {
        const said = JSON.stringify(`left out of the build: ${featureOf.get(name)}`)
        return `${text.slice(0, start)}{ throw Error(${said}) }${text.slice(end)}`
      }, code)
      return { code: lean, map: null }
    },
  },
}
