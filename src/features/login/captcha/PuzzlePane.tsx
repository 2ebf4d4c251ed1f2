import { useSelector } from '@xstate/react'
import { type CaptchaView, captchaView } from '../../../../machines/login/captcha/captcha.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Button } from '../../../ui/button/Button.tsx'
import { RefreshIcon } from '../../../ui/icons/RefreshIcon.tsx'
import * as css from './Captcha.css.ts'
import type { CaptchaPaneProps } from './captcha-props.ts'
import { SlidePuzzle } from './SlidePuzzle.tsx'

type PuzzleView = Exclude<
  CaptchaView,
  'starting' | 'widget' | 'waiting' | 'failed' | 'cannotStart' | 'offline' | 'ended'
>

const statuses = {
  ready: { text: m.login_captcha_keys, tone: 'plain' },
  unverified: { text: m.login_captcha_unverified, tone: 'wrong' },
  unrefreshed: { text: m.login_captcha_unrefreshed, tone: 'wrong' },
  verifying: { text: m.login_captcha_verifying, tone: 'plain' },
  missed: { text: m.login_captcha_missed, tone: 'wrong' },
  refreshing: { text: m.login_captcha_refreshing, tone: 'plain' },
} satisfies Record<PuzzleView, { text: () => string; tone: keyof typeof css.status }>

const isPuzzle = (view: CaptchaView): view is PuzzleView => view in statuses

export function PuzzlePane({ actor }: CaptchaPaneProps) {
  const view = useSelector(actor, captchaView)
  const puzzle = useSelector(actor, ({ context }) => context.puzzle)
  const canDrag = useSelector(actor, (snapshot) => snapshot.can({ type: 'DRAG.ENDED', trail: [] }))
  const canRefresh = useSelector(actor, (snapshot) => snapshot.can({ type: 'REFRESHED' }))
  if (!puzzle || !isPuzzle(view)) return null
  const { text, tone } = statuses[view]
  return (
    <>
      <SlidePuzzle
        puzzle={puzzle}
        enabled={canDrag}
        missed={view === 'missed'}
        again={view === 'unverified'}
        onEnd={(trail) => actor.send({ type: 'DRAG.ENDED', trail })}
      />
      <div className={css.foot}>
        <p role="status" className={css.status[tone]}>
          {text()}
        </p>
        <Button
          kind="ghost"
          size="sm"
          disabled={!canRefresh}
          busy={view === 'refreshing'}
          onClick={() => actor.send({ type: 'REFRESHED' })}
        >
          <RefreshIcon size={16} />
          {m.login_captcha_another()}
        </Button>
      </div>
    </>
  )
}
