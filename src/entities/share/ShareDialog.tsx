import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { renderSVG } from 'uqr'
import type { ActorRefFrom } from 'xstate'
import type { shareMachine } from '../../../machines/site/share/share.machine.ts'
import { type LinkView, linkView, type SystemView, systemView } from '../../../machines/site/share/share.selectors.ts'
import type { Shared } from '../../../machines/site/share/share.types.ts'
import * as m from '../../../messages/compiled/messages.js'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Control, TextInput } from '../../ui/field/Control.tsx'
import { Field } from '../../ui/field/Field.tsx'
import { CheckIcon } from '../../ui/icons/account.tsx'
import { LinkIcon, ShareIcon } from '../../ui/icons/pages.tsx'
import { QrFrame } from '../../ui/qr/QrFrame.tsx'
import { unseen } from '../../ui/reset.css.ts'
import * as css from './ShareDialog.css.ts'

/** The quiet zone that cameras want. */
const QUIET_ZONE = 4

const titles = {
  position: m.share_title_position,
  company: m.share_title_company,
  fair: m.share_title_fair,
  article: m.share_title_article,
} satisfies Record<Shared['what'], () => string>

const isCopied = { idle: false, copying: false, copied: true, failed: false } satisfies Record<LinkView, boolean>

/** What became of the system's own sharing. */
const said = {
  missing: null,
  idle: null,
  sharing: null,
  shared: m.share_shared,
  failed: m.share_failed,
} satisfies Record<SystemView, (() => string) | null>

export interface ShareDialogProps {
  readonly actor: ActorRefFrom<typeof shareMachine>
  readonly what: Shared['what']
  onClose(): void
}

/** A page's link to copy, to scan, or to hand to another app. */
export function ShareDialog({ actor, what, onClose }: ShareDialogProps) {
  usePreferences()
  const { address, title } = useSelector(actor, ({ context }) => context.link)
  const link = useSelector(actor, linkView)
  const system = useSelector(actor, systemView)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (link !== 'failed') return
    field.current?.focus()
    field.current?.select()
  }, [link])
  const picture = renderSVG(address, { ecc: 'M', border: QUIET_ZONE })
  const outcome = said[system]?.() ?? ''
  return (
    <Dialog open size="form" onClose={onClose} title={titles[what]()} description={title} closeLabel={m.share_close()}>
      <div className={css.code}>
        <QrFrame>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
            width={200}
            height={200}
            alt={m.share_code_alt()}
          />
        </QrFrame>
        <p className={css.hint}>{m.share_scan()}</p>
      </div>
      <Field label={m.share_link()} error={link === 'failed' && m.share_copy_failed()}>
        <Control icon={LinkIcon}>
          <TextInput
            ref={field}
            readOnly
            value={address}
            onChange={() => {}}
            onFocus={(event) => event.target.select()}
          />
        </Control>
      </Field>
      <div className={css.buttons}>
        {system !== 'missing' && (
          <Button
            kind="secondary"
            size="lg"
            busy={system === 'sharing'}
            onClick={() => actor.send({ type: 'SYSTEM.ASKED' })}
          >
            <ShareIcon />
            {m.share_system()}
          </Button>
        )}
        <Button size="lg" busy={link === 'copying'} onClick={() => actor.send({ type: 'COPY.ASKED' })}>
          {isCopied[link] ? <CheckIcon /> : <LinkIcon />}
          {isCopied[link] ? m.share_copied() : m.share_copy()}
        </Button>
      </div>
      <p role="status" className={unseen}>
        {isCopied[link] && m.share_copied()}
      </p>
      <p role="status" className={system === 'failed' ? css.failed : css.said}>
        {outcome}
      </p>
    </Dialog>
  )
}
