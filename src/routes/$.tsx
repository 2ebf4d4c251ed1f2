import { createFileRoute, redirect } from '@tanstack/react-router'

/** Unknown paths lead home (SHELL-8). */
export const Route = createFileRoute('/$')({
  beforeLoad() {
    throw redirect({ to: '/', replace: true })
  },
})
