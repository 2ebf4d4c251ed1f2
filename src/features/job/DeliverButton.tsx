import type { Position } from '../../../contract/content.ts'
import * as m from '../../../messages/compiled/messages.js'
import { Button } from '../../ui/button/Button.tsx'
import { usePreferences } from '../preferences.tsx'

export interface DeliverButtonProps {
  readonly status: Position['status']
  onDeliver(): void
}

/** Sends a resume, as long as the position takes any. */
export function DeliverButton({ status, onDeliver }: DeliverButtonProps) {
  usePreferences()
  const isOpen = status === 'open'
  return (
    <Button size="lg" disabled={!isOpen} onClick={onDeliver}>
      {isOpen ? m.job_deliver() : m.job_closed()}
    </Button>
  )
}
