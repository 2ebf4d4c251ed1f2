import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router'
import { page, theme } from './styles.css.ts'

const root = createRootRoute({
  component: () => (
    <div className={`${theme} ${page}`}>
      <nav>
        <Link to="/">Home</Link> <Link to="/login">Login</Link>
      </nav>
      <Outlet />
    </div>
  ),
})

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/Home.tsx'), 'Home'),
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: lazyRouteComponent(() => import('./pages/Login.tsx'), 'Login'),
})

export const router = createRouter({
  routeTree: root.addChildren([home, login]),
  history: createHashHistory(),
  defaultPreload: 'intent',
})
