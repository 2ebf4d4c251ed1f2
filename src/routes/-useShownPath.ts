import { useRouterState } from '@tanstack/react-router'

/** Path of the page that is shown, which stays until the one that the address names already is loaded. */
export const useShownPath = (): string => useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '/' })
