import type { AppActors } from '../shared/actors/actors.ts'

/** What loaders and guards of the routes work with. */
export type RouteContext = Pick<AppActors, 'overlay' | 'session' | 'site' | 'enter' | 'flows'>

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's own part of the title; left out where the site's name says all. */
    readonly title?: () => string
  }
}
