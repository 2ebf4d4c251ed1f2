import type { AppActors } from '../features/actors.ts'

/** What loaders and guards of the routes work with. */
export type RouteContext = AppActors

/** Everything that a route says of itself. */
export interface RouteFacts {
  /** The page's own part of the title; '' where the site's name says all. */
  readonly title: () => string
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends Partial<RouteFacts> {}
}
