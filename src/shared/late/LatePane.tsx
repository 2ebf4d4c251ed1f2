import { useEffect, useReducer, useState } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { Button } from '../../ui/button/Button.tsx'
import { NoNetworkIcon } from '../../ui/icons/shell.tsx'
import type { LateCode } from '../../ui/late-code.ts'
import { useActors } from '../actors/actors.ts'
import { usePreferences } from '../preferences/preferences.tsx'
import { Stage } from './Stage.tsx'
import { working } from './Working.css.ts'
import { Working } from './Working.tsx'

interface WithoutCodeProps {
  load(): Promise<void>
  onLoaded(): void
}

/** In its place until its code has come: whether that is under way, or what to do where it does not come. */
function WithoutCode({ load, onLoaded }: WithoutCodeProps) {
  usePreferences()
  const { reloadReplaced } = useActors()
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState(0)
  useEffect(() => {
    let isWanted = true
    const lose = async () => {
      if (isWanted) await reloadReplaced()
      if (isWanted) setFailed(attempt)
    }
    load().then(onLoaded, lose)
    return () => {
      isWanted = false
    }
  }, [attempt, load, onLoaded, reloadReplaced])
  if (failed === 0) return <Working label={m.login_loading()} />
  return (
    <div className={working}>
      <NoNetworkIcon size={32} />
      <p role="alert">{m.login_loading_failed()}</p>
      <Button busy={failed < attempt} onClick={() => setAttempt(attempt + 1)}>
        {m.login_retry()}
      </Button>
    </div>
  )
}

export interface LatePaneProps<P extends object> {
  readonly code: LateCode<P>
  readonly props: P
}

/** A pane whose code comes late; that of the flow is there already, and may change the state meanwhile. */
export function LatePane<P extends object>({ code, props }: LatePaneProps<P>) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const Shown = code.component
  return (
    <Stage shows={Shown}>{Shown ? <Shown {...props} /> : <WithoutCode load={code.load} onLoaded={drawAgain} />}</Stage>
  )
}
