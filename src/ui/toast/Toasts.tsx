import { Action, Close, Description, Provider, Root, Viewport } from 'radix-ui/toast'
import type { ComponentType } from 'react'
import { Button } from '../button/Button.tsx'
import { InfoIcon } from '../icons/account.tsx'
import { CheckCircleIcon, CloseIcon } from '../icons/controls.tsx'
import type { IconProps } from '../icons/Icon.tsx'
import { AlertIcon } from '../icons/shell.tsx'
import * as css from './Toasts.css.ts'

export type ToastKind = keyof typeof css.icon

export interface Toast {
  readonly id: string
  readonly kind: ToastKind
  readonly text: string
  readonly action?: { readonly label: string; onAct(): void }
}

export interface ToastsProps {
  readonly toasts: readonly Toast[]
  /** Its time is over (five seconds, held while pointed at), or it was closed. */
  onDismiss(id: string): void
  /** Name of the region. */
  readonly label: string
  readonly closeLabel: string
}

const icons = {
  ok: CheckCircleIcon,
  info: InfoIcon,
  warning: AlertIcon,
  error: AlertIcon,
} satisfies Record<ToastKind, ComponentType<IconProps>>

/** Short messages at the top of the page. An error interrupts a screen reader, the others wait for their turn. */
export function Toasts({ toasts, onDismiss, label, closeLabel }: ToastsProps) {
  return (
    <Provider label={label} swipeDirection="right">
      {toasts.map(({ id, kind, text, action }) => {
        const Icon = icons[kind]
        return (
          <Root
            key={id}
            className={css.toast}
            type={kind === 'error' ? 'foreground' : 'background'}
            open
            onOpenChange={(open) => open || onDismiss(id)}
          >
            <Icon className={css.icon[kind]} />
            <Description className={css.text}>{text}</Description>
            {action && (
              <Action asChild altText={action.label}>
                <Button kind="link" onClick={action.onAct}>
                  {action.label}
                </Button>
              </Action>
            )}
            <Close asChild>
              <Button kind="ghost" size="sm" square aria-label={closeLabel}>
                <CloseIcon size={16} />
              </Button>
            </Close>
          </Root>
        )
      })}
      <Viewport className={css.viewport} label={label} />
    </Provider>
  )
}
