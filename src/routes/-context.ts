import type { QueryClient } from '@tanstack/react-query'
import type { AppActors } from '../features/actors.ts'

/** What loaders and guards of the routes work with. */
export interface RouteContext extends AppActors {
  readonly queryClient: QueryClient
}

/** Everything that a route says of itself. */
export interface RouteFacts {
  /** The page's own part of the title; '' where the site's name says all. */
  readonly title: () => string
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends Partial<RouteFacts> {}
}
